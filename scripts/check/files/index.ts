import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import pMap from 'p-map';
import sharp from 'sharp';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { perCore } from '../../per-core';
import { type ContentEntry, checkEntries } from '../entries';
import { type Fault, valueAt } from '../fault';
import { drawingFaults } from './drawing';
import { filmFault, hasSound, isWebm } from './film';
import { filmWithoutPlace, pictureHasPlace } from './location';
import { type Use, usesOf } from './uses';

/** What is wrong with a file, and what could be better. */
interface Found {
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

const fine: Found = { faults: [], warnings: [] };
const fault = (message: string): Found => ({ faults: [message], warnings: [] });

/** Pixels of a side: nothing smaller is a picture of something. */
const least = 200;

const asJpeg =
  'choose it on the desk, which converts it, or have the iPhone take JPEG: Settings, Camera, Formats, Most Compatible';
const sayingPlace = 'says where it was taken; `npm run tidy` takes that out of the file';

/** What a picture's own bytes say against it, before anything is made of it. */
async function pictureFound(bytes: Buffer, uses: readonly Use[]): Promise<Found> {
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return fault(`is a HEIC photograph, whatever its name; ${asJpeg}`);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return fault('is no picture, although its name says so');
  const { format, autoOrient } = metadata;
  if (!['jpeg', 'png', 'webp'].includes(format))
    return fault(`is ${format}; JPEG, PNG or WebP are wanted`);
  const { width, height } = autoOrient;
  const tooSmall = width < least || height < least;
  const narrow = uses.find(({ pixels }) => width < pixels);
  return {
    faults: [
      ...(tooSmall
        ? [`is ${width} × ${height} pixels; at least ${least} each way are wanted`]
        : []),
      ...(pictureHasPlace(metadata) ? [sayingPlace] : []),
    ],
    warnings:
      narrow && !tooSmall
        ? [`is ${width} pixels wide and looks soft in ${narrow.place}; ${narrow.pixels} are wanted`]
        : [],
  };
}

function filmFound(bytes: Buffer): Found {
  const message = filmFault(bytes);
  if (message) return fault(message);
  return {
    faults: filmWithoutPlace(bytes) ? [sayingPlace] : [],
    warnings: hasSound(bytes) ? ['has sound, which nobody hears; export it without'] : [],
  };
}

function found(path: string, bytes: Buffer, uses: readonly Use[]): Found | Promise<Found> {
  if (path.endsWith('.svg')) return { faults: drawingFaults(bytes), warnings: [] };
  if (path.endsWith('.mp4')) return filmFound(bytes);
  if (path.endsWith('.webm'))
    return isWebm(bytes) ? fine : fault('is no WebM, although its name says so');
  return pictureFound(bytes, uses);
}

/** Fields that name files, by the kind of their entries. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pictures: { file: mediaRoot },
  films: { file: mediaRoot, poster: mediaRoot },
  clients: { src: publicRoot },
};

/** The files that an entry names; a film's smaller twin, too. */
function filesOf({ kind, value }: ContentEntry) {
  return Object.entries(fields[kind] ?? {}).flatMap(([field, root]) => {
    const name = valueAt(value, [field]);
    if (typeof name !== 'string') return [];
    const path = root + name;
    return [path, ...(path.endsWith('.mp4') ? [path.replace(/mp4$/, 'webm')] : [])].map((each) => {
      return { field, path: each };
    });
  });
}

/**
 * Looks into the pictures, films and logos that entries name; that they are there is the schema's to check.
 * @param folder where the content, and public/, stand
 */
export async function checkFiles(folder = '.') {
  const { entries } = checkEntries(join(folder, 'content'));
  const uses = usesOf(entries);
  const named = entries.flatMap((entry) => filesOf(entry).map((each) => ({ ...each, entry })));
  const results = await pMap(
    named,
    async ({ entry: { file, value, lineOf }, field, path }) => {
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      const own = uses.get(String(valueAt(value, [field]))) ?? [];
      const { faults, warnings } = bytes ? await found(path, bytes, own) : fine;
      const asFault = (message: string): Fault => {
        return { file, line: lineOf([field]), field, message: `${path} ${message}` };
      };
      return { faults: faults.map(asFault), warnings: warnings.map(asFault) };
    },
    perCore,
  );
  return {
    faults: results.flatMap(({ faults }) => faults),
    warnings: results.flatMap(({ warnings }) => warnings),
  };
}

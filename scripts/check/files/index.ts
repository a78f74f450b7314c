import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import sharp from 'sharp';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { textsIn } from '@/content/schema/relations';
import { mapPerCore } from '../../per-core';
import { type FieldPath, fieldName, issueAt, locationOf, valueAt } from '../content-issue';
import type { ContentEntry } from '../entries';
import { drawingError } from './drawing';
import { filmError, hasSound, isWebm } from './film';
import { withoutPlace } from './places';

/** Errors and warnings of a file. */
interface Found {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
}

/** A place that shows a picture, and the width in pixels at which it looks sharp there. */
interface Use {
  readonly place: string;
  readonly pixels: number;
}

/** Minimum width and height in pixels. */
const least = 200;

const asJpeg =
  'choose it in the admin, which converts it, or have the iPhone take JPEG: Settings, Camera, Formats, Most Compatible';
const locationError = 'says where it was taken; `npm run tidy` takes that out of the file';

async function pictureFound(path: string, bytes: Buffer, uses: readonly Use[]): Promise<Found> {
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return { error: `is a HEIC photograph, whatever its name; ${asJpeg}` };
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { error: 'is no picture, although its name says so' };
  const { format, autoOrient } = metadata;
  if (!['jpeg', 'png', 'webp'].includes(format))
    return { error: `is ${format}; JPEG, PNG or WebP are wanted` };
  const { width, height } = autoOrient;
  if (width < least || height < least)
    return { error: `is ${width} × ${height} pixels; at least ${least} each way are wanted` };
  if (await withoutPlace(path, bytes)) return { error: locationError };
  const narrow = uses.find(({ pixels }) => width < pixels);
  return {
    warning:
      narrow &&
      `is ${width} pixels wide and looks soft in ${narrow.place}; ${narrow.pixels} are wanted`,
  };
}

async function found(path: string, bytes: Buffer, uses: readonly Use[]): Promise<Found> {
  if (path.endsWith('.svg')) return { error: drawingError(bytes) };
  if (path.endsWith('.webm'))
    return { error: isWebm(bytes) ? undefined : 'is no WebM, although its name says so' };
  if (!path.endsWith('.mp4')) return pictureFound(path, bytes, uses);
  const error = filmError(bytes) ?? ((await withoutPlace(path, bytes)) && locationError);
  return {
    error,
    warning: hasSound(bytes) ? 'has sound, which nobody hears; export it without' : undefined,
  };
}

/** Required width by the last segment of a field's path; others are cards. */
const widths: Readonly<Record<string, number>> = {
  banner: 1080,
  picture: 1080,
  tall: 800,
  tallPicture: 800,
  authorLogo: 0,
};
const card = 600;

function pixelsOf(collection: string, path: FieldPath): number {
  if (collection === 'homePage' && path[0] === 'slides' && path.at(-1) === 'image') return 2160;
  if (collection === 'testimonials') return 0;
  return widths[String(path.filter((step) => typeof step === 'string').at(-1))] ?? card;
}

/** Where pictures are shown, with their paths. */
function usesIn(entries: readonly ContentEntry[]): (Use & { readonly picture: string })[] {
  const shown = entries.filter(
    ({ collection }) => collection !== 'pictures' && collection !== 'films',
  );
  return shown.flatMap(({ collection, file, value, lineOf }) =>
    textsIn(value)
      .filter(({ text }) => text.startsWith('/pictures/'))
      .map(({ path, text }) => {
        const place = `${locationOf({ file, line: lineOf(path) })} (${fieldName(path)})`;
        return { picture: text, place, pixels: pixelsOf(collection, path) };
      }),
  );
}

/** Fields with file names, by collection. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pictures: { file: mediaRoot },
  films: { file: mediaRoot, poster: mediaRoot },
  clients: { src: publicRoot },
};

/** The files that an entry refers to, including a film's WebM. */
function filesOf(entry: ContentEntry) {
  return Object.entries(fields[entry.collection] ?? {}).flatMap(([field, root]) => {
    const name = String(valueAt(entry.value, [field]) ?? '');
    const path = root + name;
    const paths = path.endsWith('.mp4') ? [path, path.replace(/mp4$/, 'webm')] : [path];
    return name ? paths.map((each) => ({ entry, field, name, path: each })) : [];
  });
}

/**
 * Checks the pictures, films and logos of entries; the schema checks that they exist.
 * @param folder where the content, and public/, stand
 */
export async function checkFiles(folder: string, entries: readonly ContentEntry[]) {
  const uses = usesIn(entries);
  const results = await mapPerCore(
    entries.flatMap(filesOf),
    async ({ entry, field, name, path }) => {
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      const own = uses.filter(({ picture }) => picture === name);
      const { error, warning } = bytes ? await found(path, bytes, own) : {};
      const issues = (message?: string) =>
        message ? [issueAt(entry, [field], `${path} ${message}`)] : [];
      return { errors: issues(error), warnings: issues(warning) };
    },
  );
  return {
    errors: results.flatMap(({ errors }) => errors),
    warnings: results.flatMap(({ warnings }) => warnings),
  };
}

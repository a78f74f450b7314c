import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import sharp from 'sharp';
import { type ContentEntry, type ContentIssue, placeOf, textIssues } from '@/content/schema/issue';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { mapPerCore } from '../../per-core';
import { drawingError } from './drawing';
import { filmError, hasSound } from './film';
import { withoutPlace } from './places';

/** What is wrong with a file, and what could be better. */
interface Found {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
}

/** Minimum width and height in pixels. */
const least = 200;

const asJpeg =
  'choose it in the admin, which converts it, or have the iPhone take JPEG: Settings, Camera, Formats, Most Compatible';
const locationError = 'says where it was taken; `npm run tidy` takes that out of the file';

/** Width in pixels at which a picture looks sharp, by the fields on its path; others are cards. */
const widths: Readonly<Record<string, number>> = {
  'slides.image': 2160,
  banner: 1080,
  picture: 1080,
  'slides.tall': 800,
  tallPicture: 800,
  authorLogo: 0,
};
const card = 600;

const pixelsOf = ({ path }: ContentIssue) =>
  widths[path.filter((step) => typeof step === 'string').join('.')] ?? card;

/** The places in entries that name a file; their messages are its name. */
const namesIn = (entries: readonly ContentEntry[], isOwn: (entry: ContentEntry) => boolean) =>
  textIssues(entries.filter(isOwn), (text) => (/^\/\w+\/\S+\.\w+$/.test(text) ? [text] : []));

/** Entries that describe a file. */
const describes = ({ collection }: ContentEntry) =>
  ['pictures', 'films', 'clients'].includes(collection);

/** Entries that show pictures, other than small ones. */
const shows = (entry: ContentEntry) => !describes(entry) && entry.collection !== 'testimonials';

async function checkPicture(
  path: string,
  bytes: Buffer,
  uses: readonly ContentIssue[],
): Promise<Found> {
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
  const use = uses.find((each) => width < pixelsOf(each));
  if (!use) return {};
  return {
    warning: `is ${width} pixels wide and looks soft in ${placeOf(use)}; ${pixelsOf(use)} are wanted`,
  };
}

async function checkFilm(path: string, bytes: Buffer): Promise<Found> {
  return {
    error: filmError(bytes) ?? ((await withoutPlace(path, bytes)) && locationError),
    warning: hasSound(bytes) ? 'has sound, which nobody hears; export it without' : undefined,
  };
}

/**
 * Checks the pictures, films and logos of entries; the schema checks that they exist.
 * @param folder where the content, and public/, stand
 */
export async function checkFiles(folder: string, entries: readonly ContentEntry[]) {
  const uses = namesIn(entries, shows);
  const check = async (name: string, path: string): Promise<Found> => {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes) return {};
    if (name.endsWith('.svg')) return { error: drawingError(bytes) };
    if (name.endsWith('.mp4')) return checkFilm(path, bytes);
    const own = uses.filter(({ message }) => message === name);
    return checkPicture(path, bytes, own);
  };
  const results = await mapPerCore(namesIn(entries, describes), async (place) => {
    const name = place.message;
    const path = (name.startsWith('/clients/') ? publicRoot : mediaRoot) + name;
    const { error, warning } = await check(name, path);
    const issues = (message?: string) =>
      message ? [{ ...place, message: `${path} ${message}` }] : [];
    return { errors: issues(error), warnings: issues(warning) };
  });
  return {
    errors: results.flatMap(({ errors }) => errors),
    warnings: results.flatMap(({ warnings }) => warnings),
  };
}

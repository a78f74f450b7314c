import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { type ContentEntry, type ContentIssue, placeOf, textIssues } from '@/content/schema/issue';
import { mediaRoot, publicRoot } from '@/content/schema/references';
import { mapPerCore } from '@/scripts/tasks/per-core';

interface Found {
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
}

const least = 200;

const asJpeg =
  'choose it in the admin, which converts an iPhone’s HEIC, or have the iPhone take JPEG: Settings, Camera, Formats, Most Compatible';

/** Width in pixels at which a picture looks sharp, by the fields on its path; others are cards. */
const widths: Readonly<Record<string, number>> = {
  'slides.image': 1920,
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

const describes = ({ collection }: ContentEntry) =>
  ['pictures', 'films', 'clients'].includes(collection);

const shows = (entry: ContentEntry) => !describes(entry) && entry.collection !== 'testimonials';

/** The error if a dark theme's picture has other proportions than the light one. */
async function eveningError(evening: string, day: string): Promise<string | undefined> {
  const sizes = [evening, day].map(async (path) => (await sharp(path).metadata()).autoOrient);
  // A file that is missing or no picture has an error of its own.
  const [lit, own] = await Promise.all(sizes).catch(() => []);
  if (!lit || !own || Math.abs((own.height / own.width) * lit.width - lit.height) <= 1) return;
  return `is ${lit.width} × ${lit.height} pixels, the picture by day ${own.width} × ${own.height}; both must have the same proportions`;
}

async function checkPicture(bytes: Buffer, uses: readonly ContentIssue[]): Promise<Found> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !['jpeg', 'png', 'webp', 'svg'].includes(metadata.format))
    return { error: `is not a JPEG, PNG or WebP, despite its name; ${asJpeg}` };
  const { format, autoOrient } = metadata;
  if (format === 'svg') return {};
  const { width, height } = autoOrient;
  if (width < least || height < least)
    return { error: `is ${width} × ${height} pixels; must be at least ${least} in each direction` };
  const use = uses.find((each) => width < pixelsOf(each));
  if (!use) return {};
  return {
    warning: `is ${width} pixels wide and looks soft in ${placeOf(use)}; ${pixelsOf(use)} look sharp`,
  };
}

/** Films are published as they are; pictures lose their metadata when they are encoded. */
async function checkFilm(bytes: Buffer): Promise<Found> {
  const film = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  if (!(await film.canRead()))
    return { error: 'is not an MP4 film, despite its name; export it as MP4 with H.264' };
  const codec = (await film.getPrimaryVideoTrack())?.codec ?? 'unknown';
  if (codec !== 'avc') {
    const name = codec === 'hevc' ? 'H.265' : codec;
    return {
      error: `is encoded as ${name}, which some phones cannot play; export it as MP4 with H.264`,
    };
  }
  const tags = Object.keys((await film.getMetadataTags()).raw ?? {});
  if (tags.some((tag) => /xyz$|location/i.test(tag)))
    return { error: 'contains a GPS location; send it from the phone again without its location' };
  const hasSound = (await film.getPrimaryAudioTrack()) !== null;
  return hasSound ? { warning: 'has sound, which is never played; export it without' } : {};
}

/** Checks the pictures, films and logos of entries; the schema checks that they exist. */
export async function checkFiles(folder: string, entries: readonly ContentEntry[]) {
  const uses = namesIn(entries, shows);
  const check = async (name: string, path: string): Promise<Found> => {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes) return {};
    if (name.endsWith('.mp4')) return checkFilm(bytes);
    const own = uses.filter(({ message }) => message === name);
    return checkPicture(bytes, own);
  };
  const places = namesIn(entries, describes);
  const pathOf = (name: string) => (name.startsWith('/clients/') ? publicRoot : mediaRoot) + name;
  const twinError = async ({ file, path: [field], message }: ContentIssue) => {
    const day = places.find((each) => each.file === file && each.path[0] === 'file');
    if (field !== 'evening' || !day) return;
    return eveningError(join(folder, pathOf(message)), join(folder, pathOf(day.message)));
  };
  const results = await mapPerCore(places, async (place) => {
    const path = pathOf(place.message);
    const { error = await twinError(place), warning } = await check(place.message, path);
    const issues = (message?: string) =>
      message ? [{ ...place, message: `${path} ${message}` }] : [];
    return { errors: issues(error), warnings: issues(warning) };
  });
  return {
    errors: results.flatMap(({ errors }) => errors),
    warnings: results.flatMap(({ warnings }) => warnings),
  };
}

import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { readSign, signAdvice } from '@/lib/media/sign';
import { type ContentEntry, type ContentIssue, textIssues } from '@/lib/schema/issue';
import { mediaRoot, publicRoot } from '@/lib/schema/references';
import { mapPerCore } from '../tasks/tasks';

/** How whole JPEG and PNG files end. Decoding the sample's 159 pictures takes 9 s, so only others are decoded. */
const ends = ['ffd9', '6082'];

async function isWhole(path: string): Promise<boolean> {
  const file = await open(path);
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2));
  await file.close();
  if (ends.includes(buffer.toString('hex'))) return true;
  return await sharp(path)
    .stats()
    .then(() => true)
    .catch(() => false);
}

/** The error of a picture, or of one for the dark theme if it has other proportions than the one by day. */
async function pictureError(path: string, byDay?: string): Promise<string | undefined> {
  const sizeOf = async (file: string) => {
    const { format, autoOrient } = await sharp(file).metadata();
    return ['jpeg', 'png', 'webp', 'svg'].includes(format) ? autoOrient : undefined;
  };
  const lit = await sizeOf(path).catch(() => undefined);
  if (!lit && path.endsWith('.svg')) return 'is not a whole SVG drawing; export it again';
  if (!lit)
    return 'is not a JPEG, PNG or WebP, despite its name; choose it in the admin, which converts an iPhone’s HEIC, or have the iPhone take JPEG: Settings, Camera, Formats, Most Compatible';
  if (!(await isWhole(path))) return 'is cut off; copy it again';
  // One by day that is no picture has an error of its own.
  const day = byDay && (await sizeOf(byDay).catch(() => undefined));
  if (!day || Math.abs((day.height / day.width) * lit.width - lit.height) <= 1) return undefined;
  return `is ${lit.width} × ${lit.height} pixels, the picture by day ${day.width} × ${day.height}; both must have the same proportions`;
}

const mostKilobytes = 600;

/** Films are published as they are; pictures lose their metadata when they are encoded. */
async function filmError(path: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > mostKilobytes)
    return `has ${kilobytes} KB; must have at most ${mostKilobytes} KB: make it shorter or smaller, or use the address of a video host`;
  const film = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  if (!(await film.canRead()))
    return 'is not an MP4 film, despite its name; export it as MP4 with H.264';
  const codec = (await film.getPrimaryVideoTrack())?.codec ?? 'unknown';
  if (codec !== 'avc')
    return `is encoded as ${codec}, which some phones cannot play; export it as MP4 with H.264`;
  const tags = Object.keys((await film.getMetadataTags()).raw ?? {});
  return tags.some((tag) => /xyz$|location/i.test(tag))
    ? 'contains a GPS location; send it from the phone again without its location'
    : undefined;
}

export async function checkFiles(folder: string, entries: readonly ContentEntry[]) {
  const own = entries.filter(({ collection }) =>
    /^(?:pictures|films|clients|stockCloths)$/.test(collection),
  );
  const places = textIssues(own, (text) => /^\/\w+\/\S+\.\w+$/.test(text) && text);
  const pathOf = (name: string) => (name.startsWith('/clients/') ? publicRoot : mediaRoot) + name;
  const found = await mapPerCore(places, async (place) => {
    const path = join(folder, pathOf(place.message));
    const isEvening = place.path[0] === 'evening';
    const day = places.find(({ file, path: [field] }) => file === place.file && field === 'file');
    const byDay = isEvening && day ? join(folder, pathOf(day.message)) : undefined;
    const check = path.endsWith('.mp4') ? filmError : pictureError;
    const error = existsSync(path) ? await check(path, byDay) : 'does not exist';
    return error ? { ...place, message: `${pathOf(place.message)} ${error}` } : [];
  });
  return found.flat();
}

export async function signErrors(folder: string): Promise<readonly ContentIssue[]> {
  const file = join(folder, 'public/sign.svg');
  try {
    readSign(file);
    await sharp(file).stats();
    return [];
  } catch {
    return [{ file, path: [], message: signAdvice }];
  }
}

/** Pictures that would be enlarged where a page shows them. */
export async function smallPictures(folder: string, entries: readonly ContentEntry[]) {
  const own = entries.filter(({ collection }) => /^(?:pictures|stockCloths)$/.test(collection));
  const files = textIssues(own, (text, path) => /file|picture$|sun$/.test(String(path)) && text);
  const found = await mapPerCore(files, async (issue) => {
    const read = sharp(join(folder, mediaRoot, issue.message)).metadata();
    // A file that is no picture is an error.
    const { width = 800 } = await read.catch(() => ({ width: undefined }));
    const message = `${issue.message} is ${width} pixels wide; with less than 800 it is blurred`;
    return width < 800 ? { ...issue, message } : [];
  });
  return found.flat();
}

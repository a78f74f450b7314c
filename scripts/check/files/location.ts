import sharp, { type Metadata } from 'sharp';

/** The tag of Exif that leads to the place. */
const placeTag = 0x8825;

/** Whether Exif, a TIFF of its own, says where a photograph was taken. */
function exifHasPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  if (tiff.length < 8) return false;
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const tags = Array.from({ length: short(start) }, (_, index) => short(start + 2 + index * 12));
  return tags.includes(placeTag);
}

/** Whether a photograph says where it was taken. */
export function pictureHasPlace({ exif, xmp }: Metadata): boolean {
  return Boolean(exif && exifHasPlace(exif)) || Boolean(xmp?.includes('GPSL'));
}

/** The photograph upright and without anything but what is seen; as good as the file. */
export function pictureWithoutPlace(bytes: Buffer, { format }: Metadata): Promise<Buffer> {
  const image = sharp(bytes).autoOrient().keepIccProfile();
  if (format === 'png') return image.png().toBuffer();
  const quality = 95;
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Latitude and longitude as phones write them into a film: +25.2854+051.5310/ */
const filmPlace = /[+-]\d{1,2}\.\d+[+-]\d{1,3}\.\d+(?:[+-]\d+(?:\.\d+)?)?\//g;

/** The film with noughts in the place of where it was made; undefined if it does not say that. */
export function filmWithoutPlace(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  if (!text.includes('\u00a9xyz') && !text.includes('location.ISO6709')) return undefined;
  const without = text.replace(filmPlace, (place) => place.replace(/\d/g, '0'));
  return without === text ? undefined : Buffer.from(without, 'latin1');
}

import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../serve/testing';
import { encode, pictureWidths } from './encoding';

test('does not publish where a photograph was taken', async () => {
  const folder = temporaryFolder();
  const source = join(folder.path, 'a.jpg');
  const target = join(folder.path, 'a.webp');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a08060' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
    .toFile(source);
  await encode(source, { width: 8, format: 'webp' }, target);
  const { exif, format } = await sharp(target).metadata();
  folder.remove();
  expect([exif, format]).toEqual([undefined, 'webp']);
});

test.each([
  ['ends with the own width, for the preview', 1440, [384, 640, 832, 1080, 1440]],
  ['never enlarges a small picture', 150, [150]],
  ['leaves out a width that is nearly the own one', 856, [384, 640, 856]],
  ['stops at its top for a large photograph', 6000, [384, 640, 832, 1080, 1920]],
])('%s', (_, own, widths) => expect(pictureWidths(own)).toEqual(widths));

test('has one width more for a thumbnail', () => {
  expect(pictureWidths(500, true)).toEqual([144, 384, 500]);
});

import sharp from 'sharp';
import { day } from '@/tailwind.config';
import { cropOf, cropped } from './preview';

test('crops the upper part of a tall picture with its focal point at the top', () => {
  const part = { left: 0, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 1200, height: 5000 }, { x: 50, y: 0 })).toEqual(part);
});

test('keeps the focal point and the proportions of a wide picture', () => {
  const part = { left: 1200, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 2400, height: 630 }, { x: 100, y: 50 })).toEqual(part);
});

test('a clear picture has the page’s colour behind it, not black', async () => {
  const create = { width: 1200, height: 630, channels: 4, background: '#0000' } as const;
  const ground = await cropped(await sharp({ create }).png().toBuffer(), { x: 50, y: 50 });
  const pixels = await ground.jpeg().toBuffer();
  const [red, green, blue] = (await sharp(pixels).stats()).channels.map(({ mean }) => mean);
  const expected = await sharp({ create: { ...create, background: day.background } }).stats();
  for (const [index, mean] of [red, green, blue].entries())
    expect(mean).toBeCloseTo(expected.channels[index]?.mean ?? Number.NaN, -1);
});

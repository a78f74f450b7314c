/** The cloth pictures match their captions and grades, by measured brightness. */
import sharp from 'sharp';
import { mediaRoot } from '../content/schema/references';
import { type Cloth, clothFile, cloths, type Light, lights } from './cloths';

/** An area in pixels of the pictures, which are 1080 × 720. */
type Region = readonly [left: number, top: number, right: number, bottom: number];

/** The window's area, from the room and from the street. */
const inside: Region = [270, 150, 740, 410];
const outside: Region = [235, 150, 870, 600];

/** From outside: the person and the cloth on both sides; for comparison, the same above the head. */
const body: Region = [490, 370, 535, 590];
const beside: readonly Region[] = [
  [440, 370, 462, 590],
  [560, 370, 630, 590],
];
const [top, bottom] = [220, 300];
const aboveHead = ([left, , right]: Region): Region => [left, top, right, bottom];

/** Mean brightness of an area, 0 to 255. */
async function brightness(cloth: Cloth, light: Light, region: Region): Promise<number> {
  const [left, upper, right, lower] = region;
  const pixels = await sharp(mediaRoot + clothFile(cloth, light))
    .greyscale()
    .extract({ left, top: upper, width: right - left, height: lower - upper })
    .raw()
    .toBuffer();
  return pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
}

/** Contrast of the person to the cloth, less that of the folds in the same columns. */
async function contrast(cloth: Cloth): Promise<number> {
  const ratio = async (middle: Region, sides: readonly Region[]) => {
    const around = await Promise.all(sides.map((side) => brightness(cloth, 'street', side)));
    const mean = around.reduce((sum, each) => sum + each, 0) / around.length;
    return (await brightness(cloth, 'street', middle)) / mean;
  };
  return 1 - (await ratio(body, beside)) / (await ratio(aboveHead(body), beside.map(aboveHead)));
}

it.each(lights)('in the light ‘%s’ each cloth is darker than the one before', async (light) => {
  const region = light === 'street' ? outside : inside;
  const measured = await Promise.all(cloths.map((cloth) => brightness(cloth, light, region)));
  for (const [index, each] of measured.slice(1).entries()) {
    // Above noise: 5 % less.
    expect(each).toBeLessThan((measured[index] ?? 0) * 0.95);
  }
});

it('from the street a person shows through voile and linen, and through no other', async () => {
  const [voile = 0, linen = 0, ...closed] = await Promise.all(cloths.map(contrast));
  expect(voile).toBeGreaterThan(linen);
  // The threshold of perception is about 2 % at sharp edges.
  expect(linen).toBeGreaterThan(0.08);
  for (const each of closed) expect(Math.abs(each)).toBeLessThan(0.03);
});

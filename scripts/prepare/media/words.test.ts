import { existsSync } from 'node:fs';
import { locales } from '@/config/locales';
import { previewSize } from '@/lib/media';
import { fontFiles, prepareFont } from '../font';
import { drawHeading, widest } from './words';

beforeAll(async () => {
  if (!existsSync(fontFiles.en)) await prepareFont();
});

test.each(
  locales.flatMap(
    (locale) =>
      [
        [locale, 'a word of capitals', 'M'.repeat(15)],
        [locale, 'a word without end', 'ش'.repeat(400)],
        [locale, 'a page of words', 'curtains '.repeat(2000)],
      ] as const,
  ),
)('a heading fits in its preview: %s, %s', async (locale, _, text) => {
  const { width, height } = await drawHeading(text, locale);
  expect(width).toBeLessThanOrEqual(widest);
  expect(height).toBeLessThan(previewSize.height * 0.7);
});

/** Contrast of text on pictures, by the pixels behind it. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { blinds, curtains } from '../content/collections';
import { locales } from '../content/locales';
import type { Path } from '../content/paths';
import { categoryPath, pageHref } from '../lib/urls';
import { expect, test } from './test';

/** What stands on pictures has the same colours in both themes: one window is enough for the second. */
const windows = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 320, height: 568, colorScheme: 'light' },
  { width: 844, height: 390, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

/** On Arabic pages words stand on another part of the picture where it is wider than they are. */
const mirrored = windows.filter(({ width }) => width !== 320 && width !== 768);

/** A line of text: its place, its colour, and the contrast that it needs (WCAG 1.4.3). */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly needs: 3 | 4.5;
}

/** The lines of text directly on a picture; axe checks those on a background of their own. */
function linesOn(band: Locator): Promise<Line[]> {
  return band.evaluate((element) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      const text = node.textContent?.trim();
      if (!text || !parent || parent.closest('.sr-only, script, .button-paper')) continue;
      const { color, fontSize } = getComputedStyle(parent);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const needs = Number.parseFloat(fontSize) >= 24 ? 3 : 4.5;
        lines.push({ text, x, y, width, height, color, needs });
      }
    }
    return lines;
  });
}

/** What a channel of 0 to 255 adds to the luminance, before its weight. */
const linear = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of a colour, channels 0 to 255 (WCAG 2.2, definitions). */
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** Pixels of a screenshot, three channels each. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
}

/** Contrast of a line with the lightest tenth of the pixels behind it, at the darkest of these. */
function contrast(line: Line, { data, width }: Pixels): number {
  const [left, top] = [Math.floor(line.x), Math.floor(line.y)];
  const [across, down] = [Math.ceil(line.width), Math.ceil(line.height)];
  const behind = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const at = 3 * ((top + y) * width + left + x);
      behind[y * across + x] = luminance(data[at], data[at + 1], data[at + 2]);
    }
  }
  behind.sort();
  const light = behind[Math.floor(behind.length * 0.9)] ?? 1;
  const words = luminance(...(line.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
  return (words + 0.05) / (light + 0.05);
}

/** The smallest rectangle of whole pixels around all lines. */
function around(lines: readonly Line[]) {
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const end = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const foot = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: end - x + 1, height: foot - y + 1 };
}

/** Takes away what stands before the pictures, and the sections without; computed colours stay as they are. */
const withoutWords = `
  * { -webkit-text-fill-color: transparent !important; transition: none !important }
  svg, header, .bubble { visibility: hidden !important }
  main > :not(.banner, :has(.hero-slide)), footer { display: none !important }`;

/** Lines of a section with too little contrast. */
async function hardToRead(page: Page, band: Locator): Promise<string[]> {
  await band.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'end', inline: 'start' });
    element.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    for (const image of element.querySelectorAll('img')) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      band.evaluate((element) =>
        Promise.all(
          [...element.querySelectorAll('img')].map((image) =>
            // Rejected where another file takes its place meanwhile.
            image.decode().then(
              () => image.complete,
              () => false,
            ),
          ),
        ),
      ),
    )
    .not.toContain(false);
  const lines = await linesOn(band);
  expect(lines.length).toBeGreaterThan(1);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const seen = lines.filter(
    ({ x, y, ...size }) => x >= 0 && y >= 0 && x + size.width <= width && y + size.height <= height,
  );
  expect(seen.length, 'lines on the screen').toBeGreaterThan(0);
  const clip = around(seen);
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width };
  const found = seen.map((line) => {
    const place = { ...line, x: line.x - clip.x, y: line.y - clip.y };
    return { ...line, contrast: contrast(place, pixels) };
  });
  return found
    .filter((line) => line.contrast < line.needs)
    .map((line) => `${line.text}: ${line.contrast.toFixed(2)} of ${line.needs}`);
}

const pages: readonly Path[] = [
  '/',
  '/curtains',
  '/blinds',
  '/gallery',
  '/service',
  ...[...curtains, ...blinds].map(categoryPath),
];

for (const locale of locales) {
  for (const path of pages) {
    const address = pageHref(path, locale);
    test(`words on the pictures of ${address} can be read`, async ({ shared: { page } }) => {
      const tools = await page.context().newCDPSession(page);
      // Without JavaScript the hero's slides are side by side and do not move.
      await tools.send('Emulation.setScriptExecutionDisabled', { value: true });
      await page.goto(address);
      await page.evaluate((css) => {
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      }, withoutWords);
      for (const { colorScheme, ...size } of locale === 'en' ? windows : mirrored) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        for (const band of await page.locator('.banner, .hero-slide').all()) {
          const where = `${size.width}x${size.height}, ${colorScheme}`;
          expect.soft(await hardToRead(page, band), where).toEqual([]);
        }
      }
      await tools.detach();
    });
  }
}

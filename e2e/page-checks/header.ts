/** Checks of the header in a frame at each width of a range: a frame changes its width much faster than a window. */
import type { Frame, Page } from '@playwright/test';
import type { Locale } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { fileOf, textFile } from '../support/exported';
import { hydrated } from '../support/hydrated';

/** Opens the home page in a frame of 320 px, and hides its content, to be faster. */
export async function openInFrame(page: Page, locale: Locale): Promise<Frame> {
  await page.goto('/robots.txt');
  const body = textFile(fileOf('/', locale));
  // Without the server's header, which forbids frames.
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.evaluate(
    async (path) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: path, width: 320, height: 900, frameBorder: 0 });
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener('load', done));
    },
    `${localPath('/', locale)}/`.replace('//', '/'),
  );
  const [, frame] = page.frames();
  if (!frame) throw new Error('no frame');
  await hydrated(frame);
  // Three times as fast.
  await frame.evaluate(async () => {
    await document.fonts.ready;
    document.querySelector('main')?.style.setProperty('display', 'none');
    document.querySelector('footer')?.replaceChildren();
  });
  return frame;
}

/** Where the header is not one row of 72 px, its status breaks, or an open menu is not below it. Runs in the frame. */
export function headerProblems([from, to, step]: readonly [number, number, number]): string[] {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const [header, status, menu, button] = [
    find('.site-header'),
    find('.header-status'),
    find('.navigation'),
    find('.menu-button'),
  ];
  if (!status.textContent) throw new Error('no opening status');
  /** Whether what is seen of the status, which shortens to a word, is whole and in one line. */
  const isWhole = () => {
    const { left, right, top, height } = status.getBoundingClientRect();
    if (height === 0) return true;
    // It ends the row.
    const end = getComputedStyle(status).direction === 'rtl' ? left + 2 : right - 2;
    const seen = document.elementFromPoint(end, top + height / 2);
    const range = document.createRange();
    if (seen) range.selectNodeContents(seen);
    const own = range.getBoundingClientRect();
    const isInside = own.left > left - 1 && own.right < right + 1;
    return isInside && own.height < height * 1.5 && range.toString() !== '';
  };
  const problemsAt = (width: number): (string | false)[] => {
    const { height, bottom } = header.getBoundingClientRect();
    const outside = [
      ...header.querySelectorAll(':scope > *, :scope > div > *, .nav-bar > li'),
    ].filter((part) => {
      const box = part.getBoundingClientRect();
      return part !== menu && box.width > 1 && (box.left < -0.5 || box.right > width + 0.5);
    });
    const controls = header.querySelectorAll<HTMLElement>(
      ':scope > div :is(.button, .icon-button)',
    );
    const heights = new Set([...controls].map((each) => each.offsetHeight).filter(Boolean));
    const found = [
      Math.abs(height - 72) > 0.5 && `${height} px high`,
      heights.size > 1 && `controls of ${[...heights]} px`,
      !isWhole() && 'cuts the status',
      outside.length > 0 && `outside: ${outside.map(({ className }) => className)}`,
    ];
    if (!menu.matches(':popover-open')) return found;
    const box = button.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const { top } = menu.getBoundingClientRect();
    return [
      ...found,
      Math.abs(top - bottom) > 1 && `the menu begins at ${top}, not at ${bottom}`,
      !button.contains(at) && 'the menu’s button is covered',
    ];
  };
  const problems: string[] = [];
  for (let width = from; width <= to; width += step) {
    window.frameElement?.setAttribute('width', String(width));
    for (const problem of problemsAt(width)) if (problem) problems.push(`${width} px: ${problem}`);
  }
  return problems;
}

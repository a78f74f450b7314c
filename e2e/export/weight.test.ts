/** What the exported pages weigh, and how they name their fonts; `npm run test:content` leaves this file out. */
import { paths } from '../../lib/pages';
import { sum, weighsAtMost } from '../file-weight';
import { basePath, pathInside } from '../published';
import { allPages, fileOf, page, textFile } from './exported';

const pages = allPages()
  .filter((file) => file.endsWith('index.html') && !file.startsWith('_'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`);

/**
 * What a page may have within the initial congestion window of a connection (ten segments of 1,460 bytes), less what a
 * host's headers take: a page within it is there a round trip sooner.
 */
const firstWindow = 14_600 - 700;

/** Limits to the byte: in a folder its name stands in every address, and takes bytes of its own. */
const inRoot = basePath === '' ? test : test.skip;

/** What the home page leaves of it, so that an owner's longer sentence costs no round trip. */
const homeReserve = 200;

/** Pages that hold more words than that. */
const longPages: Readonly<Record<string, number>> = {
  '/faq/': 23_800,
  // A round trip more, for its words, its prices and two fonts.
  '/ar/': 14_800,
  // Arabic compresses to about 1.06 times the English, answers to 1.1.
  '/ar/measure/': 14_400,
  '/ar/faq/': 26_000,
};

inRoot('pages fit the initial congestion window', () => {
  const late = pages.filter((path) => !weighsAtMost([path], longPages[path] ?? firstWindow));
  expect(late).toEqual([]);
});

inRoot('the home page leaves room in it', () => {
  expect(sum(['/'])).toBeLessThanOrEqual(firstWindow - homeReserve);
});

test('pages ask for the font early, where no first paint waits for it, and name it once', () => {
  const font = 'link[rel="preload"][as="font"]';
  for (const path of paths) {
    const { $ } = page(fileOf(path));
    expect($(`head ${font}`)).toHaveLength(0);
    expect($(`body ${font}`).attr('href')).toMatch(/\.woff2$/);
    expect($('head style').text()).toContain('@font-face{font-family:latin;src:url(');
    const sheet = $('body link[rel="stylesheet"]').attr('href') ?? '';
    expect(textFile(pathInside(sheet).slice(1))).not.toContain('@font-face');
  }
});

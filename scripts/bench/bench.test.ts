import { type Sample, sampleOf } from './lighthouse';
import { limitPage } from './limit-page';
import { median, table } from './table';

const sample = (lcp: number, tbt = 0): Sample => ({
  score: 99,
  'FCP ms': 700,
  'LCP ms': lcp,
  'TBT ms': tbt,
  CLS: 0,
  bytes: 142_000,
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 30])).toBe(3);
});

test('the table holds medians against those of another page', () => {
  const samples = [sample(1000, 40), sample(3000, 60), sample(1500, 50)];
  const limit = { name: 'limit page', samples };
  const home = { name: '/', samples: [sample(1200, 20)], against: limit };
  expect(table([limit, home]).split('\n')).toEqual([
    '            score     FCP ms      LCP ms  TBT ms           CLS         bytes',
    'limit page     99        700        1500      50         0.000        142000',
    '/              99  700 ×1.00  1200 ×0.80  20 −30  0.000 +0.000  142000 ×1.00',
  ]);
});

test('reads a report of Lighthouse, and what it could not measure as no number', () => {
  const audits = { 'first-contentful-paint': { numericValue: 700.4 }, 'total-byte-weight': {} };
  const report = { categories: { performance: { score: 0.99 } }, audits };
  expect(sampleOf(report)).toMatchObject({ score: 99, 'FCP ms': 700.4, bytes: Number.NaN });
});

test('the limit page has the words and pictures of the home page, and nothing else of it', () => {
  const page = limitPage(`<!doctype html><html class="x"><head><title>A &amp; B</title>
    <script>early()</script><link rel="stylesheet" href="a.css"></head><body>
    <a class="round" href="tel:1"><svg></svg><span class="sr-only">Call</span></a>
    <main><div class="wide"><div><h1 data-part="">Curtains</h1></div></div>
    <div><div role="group" aria-roledescription="slide"><picture><source srcset="a.avif 1x">
    <img src="a.webp" alt="Linen" style="--focus:1"></picture><p>Sewn &lt;here&gt;</p></div></div>
    <button type="button" data-carousel-step="1">Next</button><p hidden>Later</p></main>
    <script src="b.js"></script></body></html>`);
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page.slice(page.indexOf('</style>') + 8).replace(/\s*\n\s*/g, '')).toBe(
    '<a href="tel:1" aria-label="Call"></a><main><h1>Curtains</h1><div class="row">' +
      '<div role="group"><picture><source srcset="a.avif 1x"><img src="a.webp" alt="Linen">' +
      '</picture><p>Sewn &lt;here&gt;</p></div></div></main>',
  );
});

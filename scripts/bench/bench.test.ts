/** @jest-environment node */
import { busyRemark } from './busy';
import { sampleOf } from './lab';
import { html } from './limit/html';
import { readOptions } from './options';
import { type Metric, table } from './report';
import { inRounds } from './rounds';
import { median, summaryOf } from './statistics';

describe('median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 30])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('leaves out the rounds that could not measure', () => {
    const samples = [{ lcp: 3 }, { fcp: 1 }, { lcp: 1 }];
    expect(summaryOf(samples, 'lcp')).toEqual({ median: 2, lowest: 1, highest: 3 });
    expect(summaryOf(samples, 'tap')).toBeUndefined();
  });
});

describe('table', () => {
  const metrics: readonly Metric[] = [
    { key: 'lcp', title: 'LCP ms', against: 'ratio' },
    { key: 'blocked', title: 'blocked ms', against: 'difference' },
    { key: 'cls', title: 'CLS', digits: 2 },
  ];

  it('holds medians against those of the first page, above lowest and highest', () => {
    const pages = [
      { page: 'limit', samples: [1000, 1100, 1200].map((lcp) => ({ lcp, blocked: 40, cls: 0 })) },
      { page: '/', samples: [1600, 1650, 1900].map((lcp) => ({ lcp, blocked: 10, cls: 0.1 })) },
    ];
    expect(table(metrics, pages).split('\n')).toEqual([
      '           LCP ms  blocked ms         CLS',
      'limit        1100          40        0.00',
      '       1000..1200      40..40  0.00..0.00',
      '/      1650 ×1.50      10 −30        0.10',
      '       1600..1900      10..10  0.10..0.10',
    ]);
  });

  it('says nothing where nothing could be measured, and no range of one round', () => {
    const pages = [
      { page: 'limit', samples: [{ lcp: 0 }] },
      { page: '/', samples: [{ lcp: 5 }] },
    ];
    expect(table(metrics.slice(0, 2), pages).split('\n')).toEqual([
      '       LCP ms  blocked ms',
      'limit       0           –',
      '/           5           –',
    ]);
  });
});

describe('inRounds', () => {
  it('measures the subjects by turns, beginning with another in each round', async () => {
    const order: string[] = [];
    const subject = (name: string) => ({
      name,
      measure: async (phase: number) => {
        order.push(name);
        return { phase };
      },
    });
    const kept: number[] = [];
    const { pages, busy } = await inRounds(
      ['a', 'b'].map(subject),
      2,
      () => undefined,
      (soFar) => kept.push(soFar.busy.length),
      async () => 0.5,
    );
    expect(kept).toEqual([1, 2, 3, 4]);
    expect(order).toEqual(['a', 'b', 'b', 'a']);
    expect(pages[1]).toEqual({ page: 'b', samples: [{ phase: 0 }, { phase: 0.5 }] });
    expect(busy).toEqual([0.5, 0.5, 0.5, 0.5]);
  });
});

describe('busyRemark', () => {
  it('is made when other programs took processor time', () => {
    expect(busyRemark([0.02, 0.1])).toBeUndefined();
    expect(busyRemark([0.02, 0.6])).toContain('before 1 of 2 loads');
  });
});

describe('readOptions', () => {
  it('takes two pages and three rounds when nothing is asked for', () => {
    expect(readOptions([])).toEqual({
      pages: ['/', '/curtains/wave/'],
      rounds: 3,
      kinds: ['lab', 'line', 'taps'],
      json: undefined,
    });
  });

  it('takes every page, one way to measure, a file', () => {
    const options = readOptions(['--all', '--only', 'taps,lab', '--rounds', '1', '--json', 'a']);
    expect(options).toEqual({ pages: undefined, rounds: 1, kinds: ['lab', 'taps'], json: 'a' });
  });

  it.each([
    [['--rounds', '0'], "--rounds is '0'"],
    [['--only', 'lab,net'], "--only names 'net'"],
    [['--pages', 'curtains'], "--pages names 'curtains'"],
    [['--page', '/'], '--page'],
  ])('says what is wrong with %j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words);
  });
});

it('reads scores and times from a report of Lighthouse', () => {
  const report = {
    categories: { performance: { score: 0.994 }, seo: { score: null } },
    audits: { 'largest-contentful-paint': { numericValue: 1206.4 }, 'font-size': {} },
  };
  expect(sampleOf(report)).toEqual({
    performance: 99,
    seo: 0,
    'largest-contentful-paint': 1206.4,
  });
});

it('escapes what is put into HTML, and not HTML itself', () => {
  const item = html`<li>${'<b> & "c"'}</li>`;
  expect(
    html`<ul>
    ${[item, item]}${undefined}
  </ul>`.html,
  ).toBe(`<ul>${'<li>&lt;b> &amp; &quot;c&quot;</li>'.repeat(2)}</ul>`);
});

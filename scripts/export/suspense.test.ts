import { BrokenAssumption } from './broken-assumption';
import { pageText, parsePage } from './html';
import { inlineSuspenseBoundaries } from './suspense';
import { nextPage } from './testing';

const pending = (id: string) =>
  `<!--$?--><template id="${id}"></template><p>Loading...</p><!--/$-->`;
const start = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
const define = '<script>$RB=[];$RV=function(a){};$RC=function(b,c){};$RC("B:0","S:0")</script>';

function completed(main: string, late: string): { count: number; text: string } {
  const page = parsePage('index.html', nextPage({ main, late }));
  return { count: inlineSuspenseBoundaries(page), text: pageText(page) };
}

test('leaves a page alone whose boundaries are complete', () => {
  const text = '<!--$--><p>Footer</p><!--/$-->';
  expect(completed(text, '')).toEqual({ count: 0, text: expect.stringContaining(text) });
});

test('puts content where React would put it, and takes the scripts away', () => {
  const { count, text } = completed(
    `<a>before</a>${pending('B:0')}<a>after</a>`,
    `${start}<div hidden id="S:0"><p>Footer <!-- -->1</p><!--$--><b>x</b><!--/$--></div>${define}`,
  );
  expect(count).toBe(1);
  expect(text).toContain(
    '<main><a>before</a><!--$--><p>Footer <!-- -->1</p><!--$--><b>x</b><!--/$--><!--/$--><a>after</a></main>',
  );
  expect(text).not.toMatch(/\$R[A-Z]|S:0|Loading/);
});

test('replaces all of a fallback that has boundaries of its own', () => {
  const fallback =
    '<!--$?--><template id="B:0"></template><!--$--><i>1</i><!--/$--><i>2</i><!--/$-->';
  const { text } = completed(fallback, `<div hidden id="S:0"><b>whole</b></div>${define}`);
  expect(text).toContain('<main><!--$--><b>whole</b><!--/$--></main>');
});

test('completes boundaries within late content', () => {
  const { count, text } = completed(
    pending('B:0'),
    `<div hidden id="S:0"><ul>${pending('B:1')}</ul></div>${define}<div hidden id="S:1"><li>x</li></div><script>$RC("B:1","S:1")</script>`,
  );
  expect(count).toBe(2);
  expect(text).toContain('<main><!--$--><ul><!--$--><li>x</li><!--/$--></ul><!--/$--></main>');
});

test.each([
  ['an instruction it does not know', `<div hidden id="S:0"></div><script>$RX("B:0","d")</script>`],
  ['content that is missing', define],
])('refuses %s', (_, late) => {
  expect(() => completed(pending('B:0'), late)).toThrow(BrokenAssumption);
});

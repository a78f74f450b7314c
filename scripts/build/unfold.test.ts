/** @jest-environment node */
import { BrokenAssumption } from './broken-assumption';
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';
import { unfold } from './unfold';

const pending = (id: string) =>
  `<!--$?--><template id="${id}"></template><p>Loading...</p><!--/$-->`;
const start = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
const define = '<script>$RB=[];$RV=function(a){};$RC=function(b,c){};$RC("B:0","S:0")</script>';

function unfolded(main: string, late: string): { moved: number; text: string } {
  const page = parsePage('index.html', nextPage({ main, late }));
  return { moved: unfold(page), text: pageText(page) };
}

test('leaves a page alone that has all in its place', () => {
  const text = '<!--$--><p>Footer</p><!--/$-->';
  expect(unfolded(text, '')).toEqual({ moved: 0, text: expect.stringContaining(text) });
});

test('puts a late part where React would put it, and takes the scripts away', () => {
  const { moved, text } = unfolded(
    `<a>before</a>${pending('B:0')}<a>after</a>`,
    `${start}<div hidden id="S:0"><p>Footer <!-- -->1</p><!--$--><b>x</b><!--/$--></div>${define}`,
  );
  expect(moved).toBe(1);
  expect(text).toContain(
    '<main><a>before</a><!--$--><p>Footer <!-- -->1</p><!--$--><b>x</b><!--/$--><!--/$--><a>after</a></main>',
  );
  expect(text).not.toMatch(/\$R[A-Z]|S:0|Loading/);
});

test('replaces all of a stand-in that has boundaries of its own', () => {
  const standIn =
    '<!--$?--><template id="B:0"></template><!--$--><i>1</i><!--/$--><i>2</i><!--/$-->';
  const { text } = unfolded(standIn, `<div hidden id="S:0"><b>whole</b></div>${define}`);
  expect(text).toContain('<main><!--$--><b>whole</b><!--/$--></main>');
});

test('puts parts into late parts', () => {
  const { moved, text } = unfolded(
    pending('B:0'),
    `<div hidden id="S:0"><ul>${pending('B:1')}</ul></div>${define}<div hidden id="S:1"><li>x</li></div><script>$RC("B:1","S:1")</script>`,
  );
  expect(moved).toBe(2);
  expect(text).toContain('<main><!--$--><ul><!--$--><li>x</li><!--/$--></ul><!--/$--></main>');
});

test.each([
  ['an instruction it does not know', `<div hidden id="S:0"></div><script>$RX("B:0","d")</script>`],
  ['a part that is missing', define],
])('refuses %s', (_, late) => {
  expect(() => unfolded(pending('B:0'), late)).toThrow(BrokenAssumption);
});

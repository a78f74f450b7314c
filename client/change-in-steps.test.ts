import { changeInSteps } from './change-in-steps';

const frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const callback of frames.splice(0)) callback(0);
};

/** A page of parts at these heights of a screen of 800 px. */
function page(...tops: number[]): HTMLElement[] {
  document.body.innerHTML = `<main>${tops.map((top) => `<section id="at${top}"><a href="#">x</a></section>`).join('')}</main>`;
  return [...document.querySelectorAll('section')].map((part, index) => {
    part.getBoundingClientRect = () => new DOMRect(0, tops[index], 390, 500);
    return part;
  });
}

const held = () =>
  [...document.querySelectorAll('section')]
    .filter(({ style }) => style.contentVisibility === 'hidden' && style.height === '500px')
    .map(({ id }) => id);

beforeEach(() => {
  frames.length = 0;
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  globalThis.DOMRect = class {
    constructor(
      readonly x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  } as typeof DOMRect;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    return frames.push(callback);
  });
});
afterEach(() => jest.restoreAllMocks());

test('holds what is off the screen until the change is shown, then lets go of a part each frame', () => {
  page(-900, 0, 700, 1000, 1500);
  const seen: string[][] = [];
  changeInSteps(() => seen.push(held()));
  expect(seen).toEqual([['at-900', 'at1000', 'at1500']]);
  nextFrame();
  expect(held()).toHaveLength(3);
  for (const left of [2, 1, 0]) {
    nextFrame();
    expect(held()).toHaveLength(left);
  }
  nextFrame();
  expect(frames).toHaveLength(0);
  expect(document.querySelector('section')?.getAttribute('style') ?? '').toBe('');
});

test('does not hold the part that has the focus', () => {
  const [, below] = page(0, 1000);
  below?.querySelector('a')?.focus();
  changeInSteps(() => expect(held()).toEqual([]));
});

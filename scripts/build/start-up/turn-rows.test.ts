import type {} from './early';
import { by } from './testing/dom';

const row = '<i><img loading="lazy"></i>'.repeat(3);
const carousel = `<div class="carousel" data-turn="5000"><div class="swiper"><div class="swiper-wrapper">${row}</div></div>
  <b class="carousel-dot carousel-dot-active"></b><b class="carousel-dot"></b><b class="carousel-dot"></b>
  <button data-carousel-pause>stop</button></div>`;

/** Three slides of 100 px in a row of 100, on the screen or below it. */
async function turn(top: number, still = false): Promise<HTMLElement> {
  jest.resetModules();
  document.body.innerHTML = carousel;
  window.early = { live: {}, begin: jest.fn(), chooseTheme: jest.fn() };
  window.matchMedia = () => ({ matches: still }) as MediaQueryList;
  by('.carousel').getClientRects = () => [{ top, bottom: top + 300 }] as unknown as DOMRectList;
  const element = by('.swiper-wrapper');
  Object.defineProperties(element, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  [...element.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 });
  });
  (await import('./turn-rows')).turnRows();
  return element;
}

const active = () =>
  [...document.querySelectorAll('.carousel-dot')].map((dot) =>
    dot.classList.contains('carousel-dot-active'),
  );
const eager = () =>
  [...document.querySelectorAll('img')].filter(({ loading }) => loading === 'eager').length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('turns a row on the screen, with its dots, and comes round', async () => {
  const element = await turn(0);
  expect(by('.carousel')).toHaveClass('turning');
  const seen = [0, 1, 2, 3].map(() => {
    jest.advanceTimersByTime(5000);
    return element.scrollLeft;
  });
  expect(seen).toEqual([100, 200, 0, 100]);
  expect(active()).toEqual([false, true, false]);
});

test('fetches the pictures of the slide that comes next, and no others', async () => {
  await turn(0);
  expect(eager()).toBe(1);
  jest.advanceTimersByTime(5000);
  expect(eager()).toBe(2);
});

test('ends with the visitor’s first act, where Swiper goes on', async () => {
  const element = await turn(0);
  window.early.wanted = new Event('scroll');
  jest.advanceTimersByTime(20_000);
  expect(element.scrollLeft).toBe(0);
});

test('remembers for Swiper that it was stopped', async () => {
  await turn(0);
  by('button').click();
  expect(by('button')).toHaveAttribute('data-stopped');
  by('.swiper').classList.add('swiper-initialized');
  by('button').click();
  expect(by('button')).toHaveAttribute('data-stopped');
});

test.each([
  ['below the screen', 5000, false],
  ['where the visitor wants little motion', 0, true],
])('rests %s', async (_, top, still) => {
  const element = await turn(top, still);
  jest.advanceTimersByTime(20_000);
  expect(element.scrollLeft).toBe(0);
  expect(by('.carousel')).not.toHaveClass('turning');
});

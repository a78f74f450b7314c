import { startAutoScroll } from './scroll-picture';

/** Frame interval of Jest's fake timers (milliseconds). */
const frameTime = 16;

/** A card of two links with a frame of 200 px around a picture of 1000 px. */
function setUp({ lessMotion = false } = {}) {
  document.body.innerHTML =
    '<article><div></div><a href="/one">One</a><a href="/two">Two</a></article><a href="/out">Out</a>';
  const card = document.querySelector('article');
  const frame = document.querySelector('div');
  if (!card || !frame) throw new Error('no card');
  Object.defineProperties(frame, { clientHeight: { value: 200 }, scrollHeight: { value: 1000 } });
  frame.scrollTo = () => {
    frame.scrollTop = 0;
  };
  window.matchMedia = jest.fn().mockReturnValue({ matches: lessMotion });
  startAutoScroll(frame, new AbortController().signal);
  return { card, frame, links: [...document.querySelectorAll('a')] };
}

const pointAt = (card: HTMLElement) => card.dispatchEvent(new Event('pointerenter'));
const leave = (card: HTMLElement) => card.dispatchEvent(new Event('pointerleave'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('scrolls one pixel per millisecond on hover, once per frame, and back afterwards', () => {
  const { card, frame } = setUp();
  jest.advanceTimersByTime(100);
  expect(frame.scrollTop).toBe(0);
  pointAt(card);
  jest.advanceTimersByTime(96);
  expect(Math.abs(frame.scrollTop - 96)).toBeLessThan(frameTime);
  leave(card);
  jest.advanceTimersByTime(100);
  expect(frame.scrollTop).toBe(0);
});

test('continues while focus moves between links of the card', () => {
  const { frame, links } = setUp();
  links[0]?.focus();
  jest.advanceTimersByTime(48);
  links[1]?.focus();
  jest.advanceTimersByTime(48);
  expect(Math.abs(frame.scrollTop - 96)).toBeLessThan(frameTime);
  links[2]?.focus();
  expect(frame.scrollTop).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not move with reduced motion', () => {
  const { card, frame } = setUp({ lessMotion: true });
  pointAt(card);
  jest.advanceTimersByTime(100);
  expect(frame.scrollTop).toBe(0);
});

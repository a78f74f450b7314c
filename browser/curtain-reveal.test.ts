import { revealOnScroll } from './curtain-reveal';
import { by } from './testing/dom';

type Report = (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

/** Observers in the order of their making: of what enters, and of what is near. */
const reports: Report[] = [];

function setUp({ reduced = false } = {}) {
  reports.length = 0;
  document.body.innerHTML = '<picture class="curtain"></picture>';
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  Object.assign(window, {
    IntersectionObserver: class {
      readonly observe = jest.fn();
      readonly unobserve = jest.fn();
      constructor(report: Report) {
        reports.push(report);
      }
    },
  });
  revealOnScroll();
  dispatchEvent(new Event('scroll'));
  const target = by('picture');
  const [enter, near] = reports;
  return {
    target,
    enter: () => enter?.([{ isIntersecting: true, target }]),
    near: (top: number) =>
      // Of a rectangle its top is read.
      near?.([{ isIntersecting: true, target, boundingClientRect: { top } as DOMRect }]),
  };
}

test('a picture is covered below the screen, and uncovered as it enters', () => {
  const { target, near, enter } = setUp();
  expect(target).not.toHaveClass('curtain-closed');
  near(innerHeight + 10);
  expect(target).toHaveClass('curtain-closed');
  enter();
  expect(target).toHaveClass('curtain-closed', 'curtain-opening');
  target.dispatchEvent(new Event('animationend'));
  expect(target).toHaveClass('curtain', { exact: true });
});

test('one of which the edge is seen never is, nor any for those who ask for less motion', () => {
  const { target, near } = setUp();
  near(innerHeight - 10);
  expect(target).not.toHaveClass('curtain-closed');
  setUp({ reduced: true });
  expect(reports).toEqual([]);
});

import { revealOnScroll } from './curtain-reveal';
import { by } from './testing/dom';

/** The page's watchers, in the order in which they were made: one that says 'enters', one that says 'near'. */
let watchers: Watcher[];

class Watcher {
  readonly watched = new Set<Element>();
  constructor(private readonly callback: (entries: readonly object[]) => void) {
    watchers.push(this);
  }
  observe = (element: Element) => this.watched.add(element);
  unobserve = (element: Element) => this.watched.delete(element);
  /** Says whether the picture is there, with its upper edge at that place of the 800 px high screen. */
  tell = (isIntersecting: boolean, top: number) => {
    const target = by('.curtain');
    if (this.watched.has(target))
      this.callback([{ target, isIntersecting, boundingClientRect: { top } }]);
  };
}

/** A page with one picture, on which the visitor has begun to scroll. */
function scrolled() {
  revealOnScroll();
  window.dispatchEvent(new Event('scroll'));
  const [entering, near] = watchers;
  if (!entering || !near) throw new Error('nobody watches');
  return { entering, near, picture: by('.curtain') };
}

let lessMotion: boolean;

beforeEach(() => {
  watchers = [];
  lessMotion = false;
  Object.assign(window, {
    IntersectionObserver: Watcher,
    innerHeight: 800,
    matchMedia: () => ({ matches: lessMotion }),
  });
  document.body.innerHTML = '<div class="curtain"></div>';
});

test('covers a picture that comes near, and draws the curtain once', () => {
  const { entering, near, picture } = scrolled();
  near.tell(false, 2000);
  expect(picture).not.toHaveClass('curtain-hung');
  near.tell(true, 1100);
  expect(picture).toHaveClass('curtain-hung');
  entering.tell(false, 900);
  expect(picture).not.toHaveClass('curtain-drawn');
  entering.tell(true, 700);
  expect(picture).toHaveClass('curtain-hung', 'curtain-drawn');
  picture.dispatchEvent(new Event('animationend'));
  expect(picture).toHaveAttribute('class', 'curtain');
  near.tell(true, 1100);
  expect(picture).toHaveAttribute('class', 'curtain');
});

test('uncovers a picture that is passed by or left behind', () => {
  const { near, picture } = scrolled();
  near.tell(true, 1100);
  near.tell(false, -3000);
  expect(picture).toHaveAttribute('class', 'curtain');
  near.tell(true, 1100);
  expect(picture).toHaveClass('curtain-hung');
});

test('never covers a picture that the visitor sees already', () => {
  const { near, picture } = scrolled();
  near.tell(true, 799);
  near.tell(true, 1100);
  expect(picture).toHaveAttribute('class', 'curtain');
});

test('waits until the visitor scrolls', () => {
  revealOnScroll();
  expect(watchers).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  expect(watchers).toHaveLength(2);
});

test('hangs nothing where less motion is asked for', () => {
  lessMotion = true;
  expect(scrolled).toThrow('nobody watches');
});

test('hangs nothing in a browser that cannot tell what is near', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(scrolled).toThrow('nobody watches');
});

import { moveParallax } from './parallax';

/** A page with a banner of 500 px on a screen of 768, in a browser that can or cannot do it by itself. */
function setUp({ native = false, moves = true } = {}) {
  document.body.innerHTML = '<div class="parallax"><picture></picture></div>';
  const [frame, picture] = [document.querySelector('div'), document.querySelector('picture')];
  if (!frame || !picture) throw new Error('no banner');
  Object.defineProperty(frame, 'offsetHeight', { value: 500 });
  Object.assign(window, { CSS: { supports: () => native } });
  window.matchMedia = jest.fn().mockReturnValue({ matches: moves });
  moveParallax();
  return (y: number) => {
    Object.assign(window, { scrollY: y });
    dispatchEvent(new Event('scroll'));
    return picture.style.transform;
  };
}

test('moves the picture as fast as 400 px while its frame crosses the screen, never out of it', () => {
  const scrolledTo = setUp();
  expect(scrolledTo(0)).toBe('translateY(0px)');
  expect(scrolledTo(160)).toMatch(/^translateY\(50\.\d+px\)$/);
  expect(scrolledTo(5000)).toBe('translateY(80px)');
});

test('does nothing with scroll-driven animations, reduced motion or a low window', () => {
  expect(setUp({ native: true })(317)).toBe('');
  expect(setUp({ moves: false })(317)).toBe('');
});

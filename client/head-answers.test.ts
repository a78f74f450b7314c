import { by } from './testing/dom';
import { click, loadHead } from './testing/head';

describe('the theme’s button', () => {
  const root = document.documentElement;

  test('changes the theme', async () => {
    await loadHead('<button data-theme-toggle><b>x</b></button>');
    click('b');
    expect(root).toHaveClass('dark');
    expect(root).not.toHaveClass('light');
    expect(localStorage.theme).toBe('dark');
  });

  test('is React’s once React has taken its mark away', async () => {
    await loadHead('<button>x</button>');
    click('button');
    expect(root).toHaveClass('light');
  });
});

describe('a carousel’s controls', () => {
  const row = (state = '') => `<div class="carousel">
    <div class="swiper ${state}"><div class="row"><i></i><i></i><i></i></div></div>
    <button data-carousel-step="-1">back</button><button data-carousel-step="1">on</button>
    <button data-carousel-slide="0"></button><button data-carousel-slide="2"></button></div>`;
  const back = '[data-carousel-step="-1"]';
  const on = '[data-carousel-step="1"]';

  /** Three slides of 100 in a row of 100; `direction` is -1 from right to left. */
  async function loadRow(direction: 1 | -1, state?: string): Promise<HTMLElement> {
    await loadHead(row(state));
    const element = by('.row');
    Object.defineProperties(element, {
      scrollWidth: { value: 300 },
      clientWidth: { value: 100 },
      scrollLeft: { value: 0, writable: true },
    });
    for (const [index, slide] of [...element.children].entries()) {
      Object.defineProperty(slide, 'offsetLeft', { value: index * 100 * direction });
    }
    return element;
  }

  test.each([1, -1] as const)('move the row and go round (direction %i)', async (direction) => {
    const element = await loadRow(direction);
    const places = [on, on, on, back, back].map((arrow) => {
      click(arrow);
      return element.scrollLeft * direction;
    });
    expect(places).toEqual([100, 200, 0, 200, 100].map((place) => expect.closeTo(place)));
  });

  test.each([1, -1] as const)('show the slide of a dot (direction %i)', async (direction) => {
    const element = await loadRow(direction);
    click('[data-carousel-slide="2"]');
    expect(element.scrollLeft * direction).toBe(200);
    click('[data-carousel-slide="0"]');
    expect(Math.abs(element.scrollLeft)).toBe(0);
  });

  test('are Swiper’s once it runs', async () => {
    const element = await loadRow(1, 'swiper-initialized');
    click(on);
    expect(element.scrollLeft).toBe(0);
  });
});

import { scrollRow } from './native-carousel';
import { by } from './testing/dom';

const back = '[data-carousel-step="-1"]';
const on = '[data-carousel-step="1"]';

/** Three slides of 100 px in a row of 100; `direction` is -1 from right to left. */
function makeRow(direction: 1 | -1): HTMLElement {
  document.body.innerHTML = `<div class="carousel">
    <div class="swiper"><div class="row"><i></i><i></i><i></i></div></div>
    <button data-carousel-step="-1">back</button><button data-carousel-step="1">on</button>
    <button data-carousel-slide="2"></button></div>`;
  const row = by('.row');
  Object.defineProperties(row, {
    clientWidth: { value: 100 },
    scrollLeft: { value: 0, writable: true },
  });
  for (const [index, slide] of [...row.children].entries()) {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 * direction });
  }
  return row;
}

test.each([1, -1] as const)(
  'controls move the row, which goes round (direction %i)',
  (direction) => {
    const row = makeRow(direction);
    const places = [on, on, on, back, back, '[data-carousel-slide="2"]'].map((control) => {
      scrollRow(by(control));
      return row.scrollLeft * direction;
    });
    expect(places).toEqual([100, 200, 0, 200, 100, 200].map((place) => expect.closeTo(place)));
  },
);

import { syncClothChoice } from './ClothChoice';

function by(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

const sync = () => syncClothChoice(by('.cloth'), new AbortController().signal);

const message = (text: string) => `https://wa.me/974?text=${encodeURIComponent(text)}`;
const radios = (name: string, ...labels: readonly string[]) =>
  labels.map((label, place) => {
    const checked = place === 0 ? 'checked' : '';
    return `<label id="${label}"><input type="radio" name="${name}" value="${label}" ${checked}>${label}</label>`;
  });

beforeEach(() => {
  document.body.innerHTML = `
    <a id="bubble" href="${message('Hello, I am here.')}">chat</a>
    <div class="cloth">
      <fieldset><legend>Cloth</legend>${radios('cloth', 'voile', 'linen').join('')}</fieldset>
      <fieldset><legend>Light</legend>${radios('light', 'noon', 'dusk', 'lamps').join('')}</fieldset>
      <a id="ask" href="${message('Hello, I am here.#cloth Cloth: voile. Light: noon.')}">ask</a>
      <a id="planner" href="/measure/#product=curtains/wave&amp;cloth=voile">measure</a>
    </div>`;
});

const textOf = (selector: string) =>
  new URL(by(selector).getAttribute('href') ?? '').searchParams.get('text');

test('every message and the planner follow the choice', () => {
  sync();
  expect(textOf('#bubble')).toBe('Hello, I am here.');
  by('#linen').click();
  by('#dusk').click();
  expect(textOf('#bubble')).toBe('Hello, I am here. Cloth: linen. Light: dusk.');
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: linen. Light: dusk.');
  expect(by('#ask').getAttribute('href')).not.toContain('+');
  expect(by('#planner').getAttribute('href')).toMatch(/#product=curtains\/wave&cloth=linen$/);
});

test('a choice made before the script was loaded is added', () => {
  by('#linen').click();
  sync();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: linen. Light: noon.');
});

test('on a page translated before the script was loaded the choice is added once', () => {
  for (const label of document.querySelectorAll('label, legend')) label.append('*');
  sync();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: voile. Light: noon.');
  by('#linen').click();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth*: linen*. Light*: noon*.');
});

test('the light follows the theme until the visitor chooses one', async () => {
  const { classList } = document.documentElement;
  classList.add('dark');
  sync();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: voile. Light: lamps.');
  classList.remove('dark');
  await Promise.resolve();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: voile. Light: noon.');
  by('#dusk').click();
  classList.add('dark');
  await Promise.resolve();
  expect(textOf('#ask')).toBe('Hello, I am here.#cloth Cloth: voile. Light: dusk.');
  classList.remove('dark');
});

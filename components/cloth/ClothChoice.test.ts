import { syncClothChoice } from './ClothChoice';

function by(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in the page`);
  return found;
}

let left: AbortController;
const sync = () => syncClothChoice(by('.cloth'), left.signal);

const message = (text: string) => `https://wa.me/974?text=${encodeURIComponent(text)}`;
const radios = (name: string, ...labels: readonly string[]) =>
  labels.map((label, place) => {
    const checked = place === 0 ? 'checked' : '';
    return `<label id="${label}"><input type="radio" name="${name}" value="${label}" ${checked}>${label}</label>`;
  });

afterEach(() => left.abort());
beforeEach(() => {
  left = new AbortController();
  document.body.innerHTML = `
    <a id="bubble" href="${message('Hello, I am here.')}">chat</a>
    <div class="cloth">
      <fieldset><legend>Cloth</legend>${radios('cloth', 'voile', 'linen').join('')}</fieldset>
      <fieldset><legend>Light</legend>${radios('light', 'noon', 'dusk', 'lamps').join('')}</fieldset>
      <a id="ask" href="${message('Hello, I am here.\nhttps://example.com/#cloth Cloth: voile.')}">ask</a>
      <a id="planner" href="/measure/#product=curtains/wave&amp;cloth=voile">measure</a>
    </div>`;
});

/** The message of a link that is pressed. */
function textOf(selector: string) {
  const link = by(selector);
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text');
}

test('every message and the planner follow the choice, and a new message keeps it', () => {
  sync();
  expect(textOf('#bubble')).toBe('Hello, I am here.');
  by('#linen').click();
  by('#dusk').click();
  expect(textOf('#bubble')).toBe('Hello, I am here. Cloth: linen. Light: dusk.');
  expect(by('#bubble').getAttribute('href')).not.toContain('+');
  by('#bubble').setAttribute('href', message('Hello, 2 m.'));
  expect(textOf('#bubble')).toBe('Hello, 2 m. Cloth: linen. Light: dusk.');
  by('#voile').click();
  expect(textOf('#bubble')).toBe('Hello, 2 m. Cloth: voile. Light: dusk.');
  expect(by('#planner').getAttribute('href')).toMatch(/#product=curtains\/wave&cloth=voile$/);
});

test('its own message has the size, the price and the address of the page', () => {
  sync();
  const here = 'http://localhost/#cloth Cloth: voile. Light: noon.';
  expect(textOf('#ask')).toBe(`Hello, I am here.\n${here}`);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form><a href="${message('Hello, 140 cm for QR 90.')}">send</a></form>`,
  );
  expect(textOf('#ask')).toBe(`Hello, 140 cm for QR 90.\n${here}`);
});

test('a choice made before the script was loaded is added', () => {
  by('#linen').click();
  sync();
  expect(textOf('#bubble')).toBe('Hello, I am here. Cloth: linen. Light: noon.');
  expect(by('#planner').getAttribute('href')).toContain('cloth=linen');
});

test('the light follows the theme until the visitor chooses one', async () => {
  const { classList } = document.documentElement;
  classList.add('dark');
  sync();
  expect(textOf('#ask')).toContain('Light: lamps.');
  classList.remove('dark');
  await Promise.resolve();
  expect(textOf('#ask')).toContain('Light: noon.');
  by('#dusk').click();
  classList.add('dark');
  await Promise.resolve();
  expect(textOf('#ask')).toContain('Light: dusk.');
  classList.remove('dark');
});

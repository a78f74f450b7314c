import { restorePlaceAcrossLanguages } from './language-switch';

const page = `
  <a href="/ar/curtains/" hreflang="ar">العربية</a>
  <main>
    <section></section>
    <input type="search" />
    <div class="cloth"><input type="radio" name="cloth" checked /><input type="radio" name="cloth" /></div>
  </main>`;

const radios = () => [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')];
const search = () => document.querySelector<HTMLInputElement>('[type="search"]');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = page;
  history.replaceState(null, '', '/curtains/#opacity');
});

function leave() {
  restorePlaceAcrossLanguages();
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return link?.getAttribute('href');
}

test('the other language begins with the anchor, the words searched for and the cloth', () => {
  const [, second] = radios();
  if (second) second.checked = true;
  const field = search();
  if (field) field.value = 'موتور';
  expect(leave()).toMatch(/\/ar\/curtains\/#opacity$/);

  document.body.innerHTML = page;
  history.replaceState(null, '', '/ar/curtains/#opacity');
  restorePlaceAcrossLanguages();
  expect(search()).toHaveValue('موتور');
  expect(radios().map(({ checked }) => checked)).toEqual([false, true]);
});

test('an anchor that has another name in the other language is found by its place', () => {
  const withAnswer = (id: string) => page.replace('<section>', `<section id="${id}">`);
  document.body.innerHTML = withAnswer('opacity');
  leave();
  document.body.innerHTML = withAnswer('الحجب');
  history.replaceState(null, '', '/ar/curtains/#opacity');
  restorePlaceAcrossLanguages();
  expect(decodeURIComponent(location.hash)).toBe('#الحجب');
});

test('another page begins as it is', () => {
  const field = search();
  if (field) field.value = 'موتور';
  leave();
  document.body.innerHTML = page;
  history.replaceState(null, '', '/ar/faq/');
  restorePlaceAcrossLanguages();
  expect(search()).toHaveValue('');
});

import { start } from './start';

const acted: string[] = [];
const view = { View: () => null };

jest.mock('./page-functions');
jest.mock('./hydrate', () => ({
  hydrate: async (component: HTMLElement) =>
    component.addEventListener('click', ({ target }) => acted.push(Object(target).id)),
}));

test('presses before hydration act in their order, whichever component is there first', async () => {
  globalThis.fetch = jest.fn(async () => ({ json: async () => [{}, {}] })) as jest.Mock;
  document.body.innerHTML =
    '<p data-component="theme"><button id="theme">x</button></p>' +
    '<p data-component="row"><button id="back">x</button><button id="next">x</button></p>';
  const taps = ['next', 'theme', 'next', 'back'].map((id) => {
    const button = document.getElementById(id);
    if (!button) throw new Error(id);
    button.ariaBusy = 'true';
    return button;
  });
  const ended = new Promise((resolve) => {
    taps.at(-1)?.addEventListener('click', resolve);
  });
  window.pageState = { taps, load: () => {}, giveUp: () => {} };
  let loadLater = () => {};
  const later = new Promise<typeof view>((resolve) => {
    loadLater = () => resolve(view);
  });
  await start({ theme: async () => view, row: () => later });
  expect(acted).toEqual([]);
  loadLater();
  await ended;
  expect(acted).toEqual(['next', 'theme', 'next', 'back']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

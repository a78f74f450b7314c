import { recover } from './recover';
import { start } from './start';

const acted: string[] = [];
const view = { View: () => null };

jest.mock('./page-functions');
jest.mock('./recover', () => ({ recover: jest.fn(), showError: jest.fn() }));
jest.mock('./hydrate', () => ({
  hydrate: async (component: HTMLElement) =>
    component.addEventListener('click', ({ target }) => acted.push(Object(target).id)),
}));

Object.assign(globalThis, { fetch: async () => ({ json: async () => [{}, {}] }) });

test('a page whose style sheet is missing recovers', async () => {
  document.body.innerHTML = '<link rel="stylesheet" href="/a.css">';
  window.pageState = { taps: [], load: () => {}, giveUp: () => {} };
  await start({});
  expect(recover).toHaveBeenCalledWith(true);
});

test.each([
  [true, '_blank'],
  [false, null],
])('a link that opens a tab does so while that is allowed (%p)', async (isActive, target) => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } });
  document.body.innerHTML =
    '<p data-component="chat"><a href="#chat" target="_blank" data-wait="">x</a></p>';
  const [link] = document.querySelectorAll('a');
  if (!link) throw new Error('no link');
  window.pageState = { taps: [link], load: () => {}, giveUp: () => {} };
  const opened = new Promise<string | null>((resolve) => {
    link.addEventListener('click', () => resolve(link.getAttribute('target')));
  });
  await start({ chat: async () => view });
  expect(await opened).toBe(target);
  expect(link).toHaveAttribute('target', '_blank');
});

test('a press before hydration acts on what the one before has changed', async () => {
  document.body.innerHTML = '<p data-component="counter"><button>+</button></p>';
  const [plus] = document.querySelectorAll('button');
  if (!plus) throw new Error('no button');
  let rendered = 0;
  const counted = new Promise((resolve) => {
    plus.addEventListener('click', () => {
      const next = rendered + 1;
      // As React, which renders once the event has been handled.
      queueMicrotask(() => {
        rendered = next;
        if (next === 2) resolve(next);
      });
    });
  });
  window.pageState = { taps: [plus, plus], load: () => {}, giveUp: () => {} };
  await start({ counter: async () => view });
  expect(await counted).toBe(2);
});

test('presses before hydration act in their order, whichever component is there first', async () => {
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
  acted.length = 0;
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

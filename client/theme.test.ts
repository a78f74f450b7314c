import { catchUpTheme, chooseTheme, showStoredTheme } from './theme';

const root = document.documentElement;
beforeEach(() => {
  root.className = 'light';
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['the other one', undefined, 'dark'],
  ['the dark one', true, 'dark'],
  ['the light one', false, 'light'],
])('shows and keeps %s, and tells next-themes', (_, dark, theme) => {
  const told = jest.fn(({ key, newValue }: StorageEvent) => [key, newValue]);
  addEventListener('storage', told, { once: true });
  chooseTheme(dark);
  expect(root.className).toBe(theme);
  expect(localStorage.theme).toBe(theme);
  expect(told).toHaveReturnedWith(['theme', theme]);
});

test('comes round', () => {
  chooseTheme();
  chooseTheme();
  expect(root.className).toBe('light');
});

test('changes where storage is refused', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  chooseTheme();
  expect(root.className).toBe('dark');
});

describe('the first paint', () => {
  function shown(stored: string | undefined, darkSystem: boolean): string {
    root.className = 'font';
    if (stored !== undefined) localStorage.theme = stored;
    window.matchMedia = () => ({ matches: darkSystem }) as MediaQueryList;
    showStoredTheme();
    return root.className;
  }

  test.each([
    ['what was chosen', 'dark', false, 'dark'],
    ['what was chosen against the system', 'light', true, 'light'],
    ['the system’s until something is chosen', undefined, true, 'dark'],
    ['the system’s where "system" was kept', 'system', false, 'light'],
    ['the system’s for a word that is no theme', 'blue', true, 'dark'],
  ])('shows %s', (_, stored, darkSystem, theme) => {
    expect(shown(stored, darkSystem)).toBe(`font ${theme}`);
  });

  test('shows the system’s where storage is refused', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(shown(undefined, true)).toBe('font dark');
  });
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'light'],
])('a page brought back takes over what was chosen since: %s', (stored, theme) => {
  localStorage.theme = stored;
  catchUpTheme();
  expect(root).toHaveClass(theme);
});

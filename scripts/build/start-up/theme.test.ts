import { chooseTheme } from './theme';

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

import { showKeptTheme } from './kept-theme';

const root = document.documentElement;

function shown(kept: string | undefined, darkSystem: boolean): string {
  root.className = 'font';
  localStorage.clear();
  if (kept !== undefined) localStorage.theme = kept;
  window.matchMedia = () => ({ matches: darkSystem }) as MediaQueryList;
  showKeptTheme();
  return root.className;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['what was chosen', 'dark', false, 'dark'],
  ['what was chosen against the system', 'light', true, 'light'],
  ['the system’s until something is chosen', undefined, true, 'dark'],
  ['the system’s where "system" was kept', 'system', false, 'light'],
  ['the system’s for a word that is no theme', 'blue', true, 'dark'],
])('shows %s', (_, kept, darkSystem, theme) => {
  expect(shown(kept, darkSystem)).toBe(`font ${theme}`);
});

test('shows the system’s where storage is refused', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  root.className = '';
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  showKeptTheme();
  expect(root.className).toBe('dark');
});

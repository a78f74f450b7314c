import { act, render } from '@testing-library/react';
import { ThemeToggle } from './ThemeToggle';

const root = document.documentElement;

beforeEach(() => {
  root.className = 'own';
  // React notes that it does not run next-themes' script here.
  jest.spyOn(console, 'error').mockImplementation();
  // As much of it as next-themes reads.
  const system = { matches: true, addListener() {}, removeListener() {} };
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), system) });
});

test('a page that comes back from the bfcache has what was chosen on another meanwhile', async () => {
  localStorage.setItem('theme', 'dark');
  render(<ThemeToggle backgrounds={{ light: '#fff', dark: '#000' }} />);
  expect(root).toHaveClass('dark');
  localStorage.setItem('theme', 'light');
  await act(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(root).toHaveClass('own light', { exact: true });
});

test('what another site has stored as a theme is none: the system’s is shown', async () => {
  localStorage.setItem('theme', '{"mode": "sepia"}');
  render(<ThemeToggle backgrounds={{ light: '#fff', dark: '#000' }} />);
  expect(root).toHaveClass('own dark', { exact: true });
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'solar flare' }));
  });
  expect(root).toHaveClass('own dark', { exact: true });
});

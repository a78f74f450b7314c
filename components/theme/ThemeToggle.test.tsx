import { render } from '@testing-library/react';
import { ThemeToggle } from './ThemeToggle';

const root = document.documentElement;

beforeEach(() => {
  root.className = 'own';
  // React notes that it does not run next-themes' script here.
  jest.spyOn(console, 'error').mockImplementation();
  // As much of it as next-themes reads.
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: true,
      addListener() {},
      removeListener() {},
    }) as never;
});

test.each(['sepia', '{"mode": "sepia"}'])('another site’s theme is none: %s', (stored) => {
  localStorage.setItem('theme', stored);
  render(<ThemeToggle backgrounds={{ light: '#fff', dark: '#000' }} />);
  expect(root).toHaveClass('own dark', { exact: true });
});

import { dismissDisclosures } from './disclosures';
import { by } from './testing/dom';
import { syncTheme } from './theme';

const root = document.documentElement;
beforeAll(() => {
  syncTheme();
  dismissDisclosures();
});
beforeEach(() => {
  root.className = 'light';
  localStorage.theme = 'dark';
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])('a page that is shown again (%s) is %s', (persisted, theme) => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(root.className).toBe(theme);
});

test('a missing or invalid stored theme changes nothing', () => {
  localStorage.theme = 'system';
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(root).toHaveClass('light');
});

test('menus are closed when the page is left', () => {
  document.body.innerHTML = '<nav popover></nav><details data-dismiss open></details>';
  const hidePopover = jest.fn();
  Object.assign(by('nav'), { hidePopover });
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(document.querySelector('details')).not.toHaveAttribute('open');
});

import { dismissDisclosures } from './disclosures';
import { by } from './testing/dom';

beforeEach(() => {
  document.body.innerHTML =
    '<details data-dismiss open><summary>menu</summary></details><p>x</p><details open></details>';
});

test.each([
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape' }), false],
  ['another key', new KeyboardEvent('keydown', { key: 'Tab' }), true],
  ['a press beside them', new Event('pointerdown'), false],
  ['scrolling', new Event('scroll'), true],
])('disclosures respond to %s that came before this script', (_, act, open) => {
  by('p').dispatchEvent(act);
  dismissDisclosures(act);
  expect(by('[data-dismiss]').hasAttribute('open')).toBe(open);
  expect(by('p + details')).toHaveAttribute('open');
});

test('the menu closes when focus leaves it, not when its button has it', () => {
  document.body.innerHTML =
    '<nav id="menu" popover><a href="#x">in</a></nav><button popovertarget="menu"></button><a href="#y">out</a>';
  const hide = jest.fn();
  // jsdom has no popovers.
  Object.assign(by('nav'), { hidePopover: hide });
  dismissDisclosures();
  by('nav a').focus();
  by('button').focus();
  expect(hide).not.toHaveBeenCalled();
  by('body > a').focus();
  expect(hide).toHaveBeenCalledTimes(1);
});

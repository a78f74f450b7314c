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
  ['a passing mouse', new Event('pointermove'), true],
])('disclosures respond to %s that came before this script', (_, act, open) => {
  by('p').dispatchEvent(act);
  dismissDisclosures(act);
  expect(by('[data-dismiss]').hasAttribute('open')).toBe(open);
  expect(by('p + details')).toHaveAttribute('open');
});

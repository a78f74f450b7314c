import { dismissDisclosures } from './disclosures';
import { by } from './testing/dom';

const isOpen = (selector: string) => by(selector).hasAttribute('open');

beforeAll(() => dismissDisclosures());
beforeEach(() => {
  document.body.innerHTML =
    '<details data-dismiss open><summary>menu</summary><a href="#x">x</a></details><p><a href="#y">y</a></p><details open class="plain"></details>';
});

test('close by Escape, and give the focus back', () => {
  by('details a').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(isOpen('[data-dismiss]')).toBe(false);
  expect(by('summary')).toHaveFocus();
});

test.each([
  ['a click beside them', () => by('p').click()],
  ['the focus leaving', () => by('p a').focus()],
])('close by %s, and no others', (_, happen) => {
  by('details a').click();
  expect(isOpen('[data-dismiss]')).toBe(true);
  happen();
  expect(isOpen('[data-dismiss]')).toBe(false);
  expect(isOpen('.plain')).toBe(true);
});

test.each([
  ['Escape', new KeyboardEvent('keydown', { key: 'Escape' }), false],
  ['another key', new KeyboardEvent('keydown', { key: 'Tab' }), true],
  ['a press beside them', new Event('pointerdown'), false],
  ['a passing mouse', new Event('pointermove'), true],
])('answer %s that came before this script', (_, act, open) => {
  by('p').dispatchEvent(act);
  dismissDisclosures(act);
  expect(isOpen('[data-dismiss]')).toBe(open);
});

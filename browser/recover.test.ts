import { reloadPage, restoreFields, restoreFocus } from './kept-fields';
import { recover, showError } from './recover';

/** A page as it is loaded: a form, a component, and the hidden error screen. */
const served = `
  <textarea name="message"></textarea>
  <div data-component="Visit" data-error="div"><input name="district"></div>
  <section id="error-screen" hidden><h2 tabindex="-1">Failed</h2><p>Try again</p><a href="">Again</a></section>`;

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

test('a second reload restores all fields, too, those of a lost component as well', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) });
  // jsdom reports that it does not reload.
  jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = served;
  Object.assign(field('message') ?? {}, { value: 'Two windows' });
  Object.assign(field('district') ?? {}, { value: 'West Bay' });
  reloadPage();
  document.body.innerHTML = served;
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  await recover();
  expect(field('message')).toHaveValue('Two windows');
  expect(field('district')).toBeNull();
  expect(document.querySelector('[data-component] section')).toBeVisible();
  reloadPage();
  document.body.innerHTML = served;
  Object.assign(field('message') ?? {}, { value: 'Typed meanwhile' });
  restoreFields();
  expect(field('message')).toHaveValue('Two windows\n\nTyped meanwhile');
  expect(field('district')).toHaveValue('West Bay');
});

test('a missing style sheet brings the bar, and no part is replaced', async () => {
  jest.resetModules();
  const own = await import('./recover');
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) });
  document.body.innerHTML = served;
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  await own.recover(true);
  expect(document.getElementById('error-screen')).toBeVisible();
  expect(field('district')).toBeVisible();
});

test('the field that had the focus has it again, with its caret, also if it is rendered late', () => {
  jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = served;
  Object.assign(field('district') ?? {}, { value: 'West Bay' });
  field('district')?.focus();
  field('district')?.setSelectionRange(2, 4);
  reloadPage();
  document.body.innerHTML = '<details></details>';
  restoreFields();
  const late = document.createElement('input');
  Object.assign(late, { name: 'district', value: 'West Bay' });
  document.querySelector('details')?.append(late);
  restoreFocus();
  expect(late).toHaveFocus();
  expect(late.closest('details')).toHaveAttribute('open');
  expect([late.selectionStart, late.selectionEnd]).toEqual([2, 4]);
  late.blur();
  restoreFocus();
  expect(late).not.toHaveFocus();
});

test('denied storage keeps no fields, and stops nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(restoreFields).not.toThrow();
  jest.restoreAllMocks();
});

test('a visitor who has gone on is left where they are', () => {
  jest.spyOn(console, 'error').mockImplementation();
  document.body.innerHTML = served;
  field('district')?.focus();
  reloadPage();
  document.body.innerHTML = served;
  field('message')?.focus();
  restoreFields();
  expect(field('message')).toHaveFocus();
});

test.each([
  ['a bar is announced and leaves the focus', 'message', undefined, true],
  ['so does what stands in another part’s place', 'message', '[data-component]', true],
  ['what stands in the place of the focus gets it', 'district', '[data-component]', false],
])('%s', (_, name, place, isAnnounced) => {
  document.body.innerHTML = served;
  field(name)?.focus();
  showError((place && document.querySelector<HTMLElement>(place)) || undefined);
  expect(document.querySelectorAll('section:not([hidden]) [role=alert]')).toHaveLength(
    isAnnounced ? 1 : 0,
  );
  if (isAnnounced) expect(field(name)).toHaveFocus();
  else expect(document.querySelector('[data-component] h2')).toHaveFocus();
});

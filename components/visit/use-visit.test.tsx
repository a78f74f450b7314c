import { renderHook } from '@testing-library/react';
import { draftKey, useVisit } from './use-visit';

/** The values that are not empty, with these fields in the page. */
function given(html = '') {
  const form = document.createElement('form');
  form.innerHTML = html;
  const ref = { current: form };
  const { choices } = renderHook(() => useVisit(ref)).result.current;
  return Object.fromEntries(Object.entries(choices).filter(([, text]) => text));
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/visit/');
});

test('early input overrides the stored draft, and a link overrides both', () => {
  localStorage.setItem(draftKey, '{"windows":"2","note":"Old","product":"Tent"}');
  location.hash = `#${new URLSearchParams({ product: 'Silk curtains', district: 'الوعب' })}`;
  const values = { windows: '2', note: 'New', product: 'Silk curtains', district: 'الوعب' };
  expect(given('<textarea name="note">New</textarea>')).toEqual(values);
  // A reload does not prefill it again.
  expect(location.hash).toBe('');
});

test.each(['#', '#write', '#product=', '#__proto__=x&plan=z'])('%s prefills nothing', (hash) => {
  history.replaceState(null, '', hash);
  expect(given()).toEqual({});
});

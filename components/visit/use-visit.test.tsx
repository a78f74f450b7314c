import { act, renderHook } from '@testing-library/react';
import { draftKey, longest, useVisit } from './use-visit';

function open(html = '') {
  const form = document.createElement('form');
  form.innerHTML = html;
  const ref = { current: form };
  return renderHook(() => useVisit(ref)).result;
}

/** The values that are not empty. */
const filled = ({ current }: ReturnType<typeof open>) =>
  Object.fromEntries(Object.entries(current.choices).filter(([, text]) => text));

/** The same, with these fields in the page. */
const given = (html?: string) => filled(open(html));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/visit/');
});

test('early input overrides the stored draft, and a link overrides both', () => {
  localStorage.setItem(draftKey, '{"windows":"2","note":"Old","product":"Tent"}');
  const asked = { product: 'Silk curtains', district: 'الوعب', date: '2026-12-01' };
  const due = { needed: '2026-12-04', ready: 'hours-48' };
  location.hash = `#${new URLSearchParams({ ...asked, ...due })}`;
  const values = { windows: '2', note: 'New', ...asked, ...due };
  expect(given('<textarea name="note">New</textarea>')).toEqual(values);
  // A reload does not prefill it again.
  expect(location.hash).toBe('');
});

test.each(['#', '#write', '#product=', '#__proto__=x&plan=z'])('%s prefills nothing', (hash) => {
  history.replaceState(null, '', hash);
  expect(given()).toEqual({});
});

test('a link that is opened while the page is open is followed', () => {
  const result = open('<input name="note" value="Ring twice">');
  act(() => {
    history.replaceState(null, '', '/visit/?utm_source=x#product=Sofas&part=evening');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(filled(result)).toEqual({ note: 'Ring twice', product: 'Sofas', part: 'evening' });
  expect(location.search + location.hash).toBe('?utm_source=x');
});

test.each(['a link', 'the draft'])('%s is read as the fields would hold it', (source) => {
  const values = {
    district: 'Lusail\r\nATTENDEE:mailto:a@b.example',
    note: 'é'.repeat(longest + 1),
    part: 'midnight',
  };
  if (source === 'a link') location.hash = String(new URLSearchParams(values));
  else localStorage.setItem(draftKey, JSON.stringify(values));
  expect(given()).toEqual({
    district: 'Lusail ATTENDEE:mailto:a@b.example',
    note: 'é'.repeat(longest),
  });
});

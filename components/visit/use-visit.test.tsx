import { act, renderHook } from '@testing-library/react';
import { sentEvent } from '@/components/form/form-fields';
import { draftKey, useVisit } from './use-visit';

const names = { '/curtains/silk': 'Silk curtains' };
const draft = () => localStorage.getItem(draftKey);

/** Renders the hook with these fields in the page; `given` are the values that are not empty. */
function setUp(html = '') {
  const form = document.createElement('form');
  form.innerHTML = html;
  const ref = { current: form };
  const { result, unmount } = renderHook(() => useVisit(ref, names));
  const given = () =>
    Object.fromEntries(Object.entries(result.current.choices).filter(([, text]) => text));
  return {
    unmount,
    given,
    change: (windows: string) => act(() => result.current.change({ windows })),
  };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/visit/');
});

test('early input overrides the stored draft, and a link overrides both', () => {
  localStorage.setItem(draftKey, '{"windows":"2","note":"Old","product":"Tent"}');
  location.hash = '#product=/curtains/silk';
  const { given } = setUp('<textarea name="note">New</textarea>');
  expect(given()).toEqual({ windows: '2', note: 'New', product: 'Silk curtains' });
  // A reload does not prefill it again.
  expect(location.hash).toBe('');
});

test('a link from the planner prefills its data', () => {
  const planned = { product: 'Roman & roller', windows: '4', district: 'الوعب' };
  location.hash = `#${new URLSearchParams(planned)}`;
  expect(setUp().given()).toEqual(planned);
});

test.each(['#', '#write', '#product=', '#__proto__=x&plan=z'])('%s prefills nothing', (hash) => {
  history.replaceState(null, '', hash);
  expect(setUp().given()).toEqual({});
});

test('changes are stored until the message form has sent them', () => {
  const { given, change, unmount } = setUp();
  change('4');
  expect(JSON.parse(draft() ?? '')).toMatchObject({ windows: '4' });
  act(() => void document.dispatchEvent(new Event(sentEvent)));
  expect(draft()).toBeNull();
  expect(given()).toEqual({});
  unmount();
  change('5');
  expect(draft()).toBeNull();
});

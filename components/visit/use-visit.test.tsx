import { act, renderHook } from '@testing-library/react';
import { sentEvent } from '@/components/forms/form-fields';
import { noChoices, readVisitDraft, writeVisitDraft } from './request';
import { useVisit } from './use-visit';

const names = { '/curtains/silk': 'Silk curtains' };

function setUp(html = '') {
  const form = document.createElement('form');
  form.innerHTML = html;
  const ref = { current: form };
  return renderHook(() => useVisit(ref, names));
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/visit/');
});

test('early input overrides the stored draft, and a link overrides both', () => {
  writeVisitDraft({ ...noChoices, windows: '2', note: 'Old', product: 'Tent' });
  location.hash = '#product=/curtains/silk';
  const { result } = setUp('<textarea name="note">New</textarea>');
  expect(result.current.choices).toMatchObject({
    windows: '2',
    note: 'New',
    product: 'Silk curtains',
  });
  // A reload does not prefill it again.
  expect(location.hash).toBe('');
});

test('changes are stored until the message form has sent them', () => {
  const { result, unmount } = setUp();
  act(() => result.current.change({ windows: '4' }));
  expect(readVisitDraft()).toEqual({ windows: '4' });
  act(() => void document.dispatchEvent(new Event(sentEvent)));
  expect(readVisitDraft()).toEqual({});
  expect(result.current.choices.windows).toBe('');
  unmount();
  act(() => result.current.change({ windows: '5' }));
  expect(readVisitDraft()).toEqual({});
});

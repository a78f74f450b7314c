import { fireEvent, render } from '@testing-library/react';
import { draftKey } from './form-draft';
import { field, freshStart, home } from './testing';

beforeEach(freshStart);

test('is stored at the latest when the page is hidden, and restored from the bfcache', () => {
  render(home);
  fireEvent.input(field('message'), { target: { value: 'Two' } });
  expect(localStorage).toHaveLength(0);
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem(draftKey)).toContain('Two');
  localStorage.clear();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(field('message')).toHaveValue('');
});

test('changes of another tab are adopted, unless this tab has unsaved input', () => {
  render(home);
  const dispatchStorage = (draft: object | null) => {
    if (draft) localStorage.setItem(draftKey, JSON.stringify(draft));
    else localStorage.removeItem(draftKey);
    fireEvent(window, new StorageEvent('storage', { key: draftKey }));
  };
  dispatchStorage({ name: '', email: '', message: 'A long text' });
  expect(field('message')).toHaveValue('A long text');
  dispatchStorage(null);
  expect(field('message')).toHaveValue('');
  fireEvent.input(field('message'), { target: { value: 'Mine' } });
  dispatchStorage({ name: '', email: '', message: 'Theirs' });
  expect(field('message')).toHaveValue('Mine');
});

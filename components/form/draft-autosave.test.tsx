import { fireEvent, render } from '@testing-library/react';
import { draftKey } from './form-draft';
import { contact, field, fillIn, freshStart, home } from './testing';

beforeEach(freshStart);

test('is offered on the other page', async () => {
  const { unmount } = render(home);
  await fillIn();
  unmount();
  render(contact);
  expect(field('name')).toHaveValue('Noor');
  expect(field('email')).toHaveValue('noor@example.com');
  expect(field('message')).toHaveValue('Two windows');
});

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

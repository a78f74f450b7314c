import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { getDictionary } from '@/lib/content/dictionary';
import { draftKey } from './form-draft';
import { contact, fetchStub, field, fillIn, freshStart, home, status } from './testing';

const { form: words } = getDictionary('en');

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

test('hydration keeps earlier input, restores the rest, and matches', async () => {
  const saved = { name: 'Noor', email: 'noor@example.com', message: 'Two windows' };
  localStorage.setItem(draftKey, JSON.stringify(saved));
  const error = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(home);

  await userEvent.type(field('name'), 'Sara');
  await act(async () => hydrateRoot(container, home));

  expect(field('name')).toHaveValue('Sara');
  expect(field('message')).toHaveValue('Two windows');
  expect(error).not.toHaveBeenCalled();
  container.remove();
});

test('a submit before hydration is sent as written', async () => {
  localStorage.setItem(draftKey, JSON.stringify({ message: 'Old' }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(contact);
  const form = screen.getByRole<HTMLFormElement>('form');
  // As browser/head.ts keeps it.
  form.setAttribute('aria-busy', 'true');

  await userEvent.type(field('email'), 'noor@example.com');
  await userEvent.type(field('message'), 'New');
  await act(async () => hydrateRoot(container, contact));
  await act(async () => form.requestSubmit());

  expect(fetchStub.mock.calls[0][1].body.get('message')).toBe('New');
  expect(status()).toHaveTextContent(words.contact.success);
  container.remove();
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

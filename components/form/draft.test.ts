import { fireEvent } from '@testing-library/react';
import {
  draftKey,
  type FormValues,
  keepDraft,
  longest,
  noValues,
  openingValues,
  readDraft,
  withMessage,
  writeDraft,
} from './draft';

const draft = { name: 'Noor', email: 'noor@example.com', message: 'Two windows,\nستائر 🪟' };

beforeEach(() => localStorage.clear());

test('stores a draft until it is empty, and fills only empty fields', () => {
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  expect(openingValues({ ...noValues, name: 'Sara' })).toEqual({ ...draft, name: 'Sara' });
  writeDraft(noValues);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '[]', '{"message":1}', '{"message":""}'])('%s is no draft', (text) => {
  localStorage.setItem(draftKey, text);
  expect(openingValues(noValues)).toEqual(noValues);
});

test('where storage is denied there is no draft', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeDraft(draft);
  expect(openingValues({ ...noValues, name: 'Noor' })).toEqual({ ...noValues, name: 'Noor' });
  jest.restoreAllMocks();
});

test.each([
  ['the beginning of the draft', 'Two win', draft.message],
  ['the draft and more', `${draft.message}, soon`, `${draft.message}, soon`],
  ['something else', 'Hello', `${draft.message}\n\nHello`],
])('loses neither the draft nor what was typed early: %s', (_, message, expected) => {
  writeDraft(draft);
  expect(openingValues({ ...noValues, message }).message).toBe(expected);
});

test('a stored draft is read as its fields would hold it', () => {
  const [name, message] = ['Noor\r\nBcc: a@b.example', 'Two\r\nwindows\u0000'];
  const email = `${'n'.repeat(300)}@example.com`;
  localStorage.setItem(draftKey, JSON.stringify({ name, email, message }));
  expect(readDraft()).toEqual({
    name: 'Noor Bcc: a@b.example',
    email: 'n'.repeat(longest.email),
    message: 'Two\nwindows',
  });
});

describe('a message of the planner', () => {
  const typed = { ...noValues, message: 'First mine.' };
  const insert = (values: FormValues, source: 'plan' | 'visit', message: string) =>
    withMessage(values, source, () => message)?.message;
  const both = 'First mine.\n\nTwo windows';

  test('follows what is typed, and is not repeated', () => {
    expect(insert(typed, 'plan', 'Two\u2060 windows')).toBe(both);
    expect(insert({ ...typed, message: both }, 'plan', 'Two windows')).toBe(both);
    localStorage.clear();
    expect(insert({ ...typed, message: both }, 'plan', 'Two windows')).toBe(both);
    const more = `${both}\n\nOn Sunday`;
    expect(insert({ ...typed, message: both }, 'visit', 'On Sunday')).toBe(more);
    writeDraft(noValues);
    expect(localStorage).toHaveLength(0);
  });

  test('replaces the former one, but follows one that was edited', () => {
    insert(typed, 'plan', 'Two windows');
    const message = `${both}\nRing twice.`;
    writeDraft({ ...typed, message });
    const replaced = 'First mine.\n\nThree $& windows\nRing twice.';
    expect(insert({ ...typed, message }, 'plan', 'Three $& windows')).toBe(replaced);
    expect(insert({ ...typed, message: 'My three' }, 'plan', 'Four')).toBe('My three\n\nFour');
  });

  test('gets the room that is left, with and without a former one', () => {
    const longestFor = (room: number) => 'w'.repeat(room);
    const first = withMessage(typed, 'plan', longestFor) ?? typed;
    expect(first.message).toHaveLength(longest.message);
    expect(withMessage(first, 'plan', longestFor)).toEqual(first);
    expect(insert(first, 'plan', 'Two windows')).toBe(both);
  });

  test('leaves out a line that another part has written, whichever comes first', () => {
    const bring = 'Bring linen.';
    const add = (values: FormValues, source: 'plan' | 'visit' | 'cloths') =>
      withMessage(values, source, () => `From ${source}\n${bring}\nEnd`, bring) ?? values;
    const { message } = add(add(add(typed, 'cloths'), 'plan'), 'visit');
    expect(message).toBe(
      `First mine.\n\nFrom cloths\n${bring}\nEnd\n\nFrom plan\n\nEnd\n\nFrom visit\n\nEnd`,
    );
    expect(add({ ...typed, message }, 'cloths').message).toBe(message);
  });

  test('is not inserted without room, and nothing typed is lost', () => {
    const full = { ...typed, message: 'm'.repeat(longest.message - 5) };
    expect(insert(full, 'visit', 'On Sunday')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

test('a draft of another tab is adopted, also after the way back', () => {
  document.body.innerHTML =
    '<form><input name="name"><input name="email"><textarea name="message"></textarea></form>';
  const form = document.querySelector('form') ?? document.createElement('form');
  keepDraft(form, new AbortController().signal);
  localStorage.setItem(draftKey, JSON.stringify({ message: 'A long text' }));
  fireEvent(window, new StorageEvent('storage', { key: draftKey }));
  const message = form.querySelector('textarea');
  expect(message).toHaveValue('A long text');
  localStorage.clear();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(message).toHaveValue('');
  fireEvent.input(message ?? form, { target: { value: 'Mine' } });
  expect(localStorage.getItem(draftKey)).toContain('Mine');
  // Full: what is written is in the page alone.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  fireEvent.input(message ?? form, { target: { value: 'More' } });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(message).toHaveValue('More');
  jest.restoreAllMocks();
});

import { draftKey, openingValues, readDraft, withMessage, writeDraft } from './form-draft';
import { type FormValues, longest, noValues } from './form-fields';

const draft = { name: 'Noor', email: 'noor@example.com', message: 'Two windows,\nستائر 🪟' };

beforeEach(() => localStorage.clear());

test('stores a draft until it is empty', () => {
  expect(readDraft()).toEqual(noValues);
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  writeDraft(noValues);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '[]', '{"message":1}', '{"message":""}'])(
  'takes no harm from what else may stand there: %s',
  (text) => {
    localStorage.setItem(draftKey, text);
    expect(openingValues(noValues)).toEqual(noValues);
  },
);

test('fills only empty fields', () => {
  writeDraft(draft);
  expect(openingValues(noValues)).toEqual(draft);
  expect(openingValues({ ...noValues, name: 'Sara' })).toEqual({ ...draft, name: 'Sara' });
});

test.each([
  ['the beginning of the draft', 'Two win', draft.message],
  ['the draft and more', `${draft.message}, soon`, `${draft.message}, soon`],
  ['something else', 'Hello', `${draft.message}\n\nHello`],
])('loses neither the draft nor what was typed early: %s', (_, message, expected) => {
  writeDraft(draft);
  expect(openingValues({ ...noValues, message }).message).toBe(expected);
});

describe('a message of the planner', () => {
  const typed = { ...noValues, message: 'First mine.' };
  const insert = (values: FormValues, source: 'plan' | 'visit', message: string) => {
    const inserted = withMessage(values, source, () => message);
    if (!inserted) throw new Error('no room');
    return inserted;
  };
  const once = () => insert(typed, 'plan', 'Two windows');

  test('follows what is typed', () => {
    expect(once().message).toBe('First mine.\n\nTwo windows');
    expect(insert(once(), 'visit', 'On Sunday').message).toMatch(/Two windows\n\nOn Sunday$/);
  });

  test('replaces the former one, and nothing typed before or after it', () => {
    const message = `${once().message}\nRing twice.`;
    expect(insert({ ...typed, message }, 'plan', 'Three $& windows').message).toBe(
      'First mine.\n\nThree $& windows\nRing twice.',
    );
  });

  test('follows a former one that was edited', () => {
    const message = once().message.replace('Two', 'My two');
    expect(insert({ ...typed, message }, 'plan', 'Three windows').message).toBe(
      'First mine.\n\nMy two windows\n\nThree windows',
    );
  });

  test('gets the room that is left, with and without a former one', () => {
    const longestFor = (room: number) => 'w'.repeat(room);
    const first = withMessage(typed, 'plan', longestFor);
    expect(first?.message).toHaveLength(longest.message);
    expect(withMessage(first ?? typed, 'plan', longestFor)).toEqual(first);
    expect(insert(first ?? typed, 'plan', 'Two windows').message).toBe(
      'First mine.\n\nTwo windows',
    );
  });

  test('is not inserted without room, and nothing typed is lost', () => {
    const full = { ...typed, message: 'm'.repeat(longest.message - 5) };
    expect(withMessage(full, 'visit', () => 'On Sunday')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is not repeated, nor stored once the draft is empty', () => {
    expect(insert(once(), 'plan', 'Two windows')).toEqual(once());
    writeDraft(noValues);
    expect(localStorage).toHaveLength(0);
  });
});

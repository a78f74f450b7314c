import { choicesInFragment, noChoices, readVisitDraft, writeVisitDraft } from './request';

const names = { '/curtains/silk': 'Silk curtains' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a product’s page prefills its name, the planner its data', () => {
  expect(choicesInFragment('#product=/curtains/silk', names)).toEqual({ product: 'Silk curtains' });
  const planned = new URLSearchParams({
    product: 'Roman & roller',
    windows: '4',
    district: 'الوعب',
  });
  expect(choicesInFragment(`#${planned}`, names)).toEqual({
    product: 'Roman & roller',
    windows: '4',
    district: 'الوعب',
  });
});

test.each(['', '#', '#write', '#product=', '#__proto__=x&plan=z'])(
  '%s fills in nothing',
  (text) => {
    expect(choicesInFragment(text, names)).toEqual({});
  },
);

test('stores a draft until it is empty', () => {
  writeVisitDraft({ ...noChoices, date: '2026-12-01', windows: '2' });
  expect(readVisitDraft()).toEqual({ date: '2026-12-01', windows: '2' });
  writeVisitDraft(noChoices);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '7', '[]', '{"date":7,"other":"x"}'])(
  'what else is kept harms nothing: %s',
  (text) => {
    localStorage.setItem('visit-draft', text);
    expect(readVisitDraft()).toEqual({});
  },
);

test('without storage there is no draft', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  writeVisitDraft({ ...noChoices, note: 'x' });
  expect(readVisitDraft()).toEqual({});
});

import { act, renderHook } from '@testing-library/react';
import { bringText, chosenKey, useChosen } from './chosen';

const names = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => [id, `Linen “${id}” & co.`]),
);
const open = () => renderHook(() => useChosen(names)).result;

beforeEach(() => localStorage.clear());

test('up to six are chosen, in order, the same in every part of the page', () => {
  const [wall, preview] = [open(), open()];
  act(() => expect(wall.current.choose(['b', 'a'])).toBe(true));
  act(() => expect(preview.current.choose(['b', 'c', 'd', 'e', 'f', 'g'])).toBe(false));
  expect(wall.current.chosen).toEqual(['b', 'a', 'c', 'd', 'e', 'f']);
  act(() => expect(wall.current.choose(['a'], false)).toBe(true));
  expect(preview.current.chosen).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(localStorage.getItem(chosenKey)).toContain('b.c.d.e.f');
});

test('a cloth that the shop no longer has is no longer chosen, and takes no place', () => {
  localStorage.setItem(chosenKey, JSON.stringify({ cloths: 'x.a.constructor.y.z.v.w' }));
  const { current } = open();
  expect(current.chosen).toEqual(['a']);
  act(() => expect(current.choose(['b', 'c', 'd', 'e', 'f'])).toBe(true));
});

test('without storage the choice lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const result = open();
  act(() => expect(result.current.choose(['a'])).toBe(true));
  expect(result.current.chosen).toEqual(['a']);
  jest.restoreAllMocks();
});

test('a message names them as they are written', () => {
  const words = { names, bring: 'Bring: {cloths}.', semicolon: '; ' };
  expect(bringText(['a', 'b'], words)).toBe('Bring: Linen “a” & co.; Linen “b” & co..');
  expect(bringText([], words)).toBe('');
});

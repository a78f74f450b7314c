import pMap from 'p-map';
import { perCore } from './per-core';
import { runInOrder } from './tasks';

test('a task that works on many items goes on after a failure, names every one, and ends the run', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item % 2) throw new Error(`odd: ${item}`);
  };
  const later = jest.fn();
  const tasks = [
    { name: 'items', run: () => pMap([1, 2, 3, 4], work, perCore), advice: 'Look.' },
    { name: 'later', run: later, advice: '' },
  ];
  await expect(runInOrder(tasks)).resolves.toBe(false);
  expect(said.mock.calls.flat().slice(0, 2)).toEqual(['odd: 1', 'odd: 3']);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(later).not.toHaveBeenCalled();
});

import { inParallel, messagesOf } from './parallel';

it('gives the results in the order of the items', async () => {
  const late = async (ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return ms;
  };
  await expect(inParallel([20, 1, 5, 10], late)).resolves.toEqual([20, 1, 5, 10]);
});

it('works on every item and fails with every failure', async () => {
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item % 2) throw new Error(`odd: ${item}`);
  };
  const messages = await inParallel([1, 2, 3, 4], work).then(() => [], messagesOf);
  expect(messages).toEqual(['odd: 1', 'odd: 3']);
  expect(seen).toEqual([1, 2, 3, 4]);
});

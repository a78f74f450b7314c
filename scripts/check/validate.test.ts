/** @jest-environment node */
import { problemText } from './problem';
import { validateContent } from './validate';

it('has nothing against the content as it is', async () => {
  expect((await validateContent()).map(problemText)).toEqual([]);
});

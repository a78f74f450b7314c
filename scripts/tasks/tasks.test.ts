import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../serve/testing';
import { mapPerCore, OwnersError, runInOrder } from './tasks';

const logged = jest.spyOn(console, 'error').mockImplementation();
jest.spyOn(console, 'log').mockImplementation();
afterEach(() => {
  logged.mockClear();
  process.exitCode = undefined;
});

test('a task with many items continues after a failure, reports all, and ends the run', async () => {
  const processed: number[] = [];
  const work = async (item: number) => {
    processed.push(item);
    if (item % 2) throw new Error(`odd: ${item}`);
  };
  const later = jest.fn();
  const tasks = [
    { name: 'first', run: () => 'done', advice: '' },
    { name: 'items', run: () => mapPerCore([1, 2, 3, 4], work), advice: 'Look.' },
    { name: 'later', run: later, advice: '' },
  ];
  expect([await runInOrder(tasks), process.exitCode]).toEqual([false, 1]);
  expect(logged.mock.calls.flat()).toEqual([
    'odd: 1',
    'odd: 3',
    expect.stringMatching(/ items: failed\. Look\.$/),
  ]);
  expect(processed).toEqual([1, 2, 3, 4]);
  expect(later).not.toHaveBeenCalled();
});

test('a failure is summarized for the owner in GitHub’s job summary', async () => {
  const folder = temporaryFolder();
  const file = `${folder.path}/summary.md`;
  process.env.GITHUB_STEP_SUMMARY = file;
  const errors = [new OwnersError('content/site.json:3: email', 'The shop, Email'), 'one\ntwo'];
  const run = () => Promise.reject(new AggregateError(errors));
  await runInOrder([{ name: 'content', run, advice: 'Look.' }]);
  delete process.env.GITHUB_STEP_SUMMARY;
  const text = readFileSync(file, 'utf8');
  folder.remove();
  expect(text).toMatch(/^## Not published: content$/m);
  expect(text).toContain('- The shop, Email\n- one\n  two\n\nLook.\n');
  expect(text).not.toContain('site.json');
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { perCore } from './per-core';
import { run } from './run';
import { OwnersError, runInOrder } from './tasks';

const said = jest.spyOn(console, 'error').mockImplementation();
jest.spyOn(console, 'log').mockImplementation();
afterEach(() => {
  said.mockClear();
  process.exitCode = undefined;
});

test('a task that works on many items goes on after a failure, names every one, and ends the run', async () => {
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item % 2) throw new Error(`odd: ${item}`);
  };
  const later = jest.fn();
  const tasks = [
    { name: 'first', run: () => 'done', advice: '' },
    { name: 'items', run: () => pMap([1, 2, 3, 4], work, perCore), advice: 'Look.' },
    { name: 'later', run: later, advice: '' },
  ];
  const { passed, lines } = await runInOrder(tasks);
  expect([passed, process.exitCode]).toEqual([false, 1]);
  expect(lines).toEqual([
    expect.stringMatching(/^\[\d\.\d s\] first: done$/),
    expect.stringMatching(/ items: failed\. Look\.$/),
  ]);
  expect(said.mock.calls.flat().slice(0, 2)).toEqual(['odd: 1', 'odd: 3']);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(later).not.toHaveBeenCalled();
});

test('a program that fails is named, and does not see a variable that is hidden', async () => {
  process.env.NEXT_PUBLIC_TRIAL = '1';
  const seen = ['node', '-e', 'process.exit(process.env.NEXT_PUBLIC_TRIAL ? 1 : 0)'] as const;
  await expect(run(seen)).rejects.toThrow(/^node -e .* failed \(exit code 1\)$/);
  await run(seen, { NEXT_PUBLIC_TRIAL: undefined });
  delete process.env.NEXT_PUBLIC_TRIAL;
});

test('a refusal is summed up for the owner where GitHub asks for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  const file = join(folder, 'summary.md');
  process.env.GITHUB_STEP_SUMMARY = file;
  const errors = [new OwnersError('content/site.json:3: email', 'The shop, Email'), 'one\ntwo'];
  const run = () => Promise.reject(new AggregateError(errors));
  await runInOrder([{ name: 'content', run, advice: 'Look.' }]);
  delete process.env.GITHUB_STEP_SUMMARY;
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toMatch(/^## Not published: content$/m);
  expect(text).toContain('- The shop, Email\n- one\n```text\ntwo\n```\n\nLook.\n');
  expect(text).not.toContain('site.json');
});

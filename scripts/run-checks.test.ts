import { runChecks, table } from './run-checks';

const node = (name: string, script: string, without?: RegExp) => ({
  name,
  command: ['node', '-e', script] as const,
  advice: 'Look.',
  ...(without && { without }),
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

it('tells what passed, what failed, and how many tests there were', async () => {
  const outcomes = await runChecks([
    node('Units', "console.log('Tests: 1 skipped, 12 passed, 13 total')"),
    node('Types', 'process.exitCode = 2'),
  ]);
  expect(outcomes).toMatchObject([
    { name: 'Units', passed: true, tests: 12 },
    { name: 'Types', passed: false, tests: undefined },
  ]);
  expect(table(outcomes)).toMatch(/^Units {2}passed +[\d.]+ s {2}12 tests\nTypes {2}FAILED /);
});

it('keeps variables from a check that is not to see them', async () => {
  process.env.NEXT_PUBLIC_TRIAL = '1';
  const seen = 'process.exitCode = process.env.NEXT_PUBLIC_TRIAL ? 1 : 0';
  const [seeing, without] = await runChecks([node('a', seen), node('b', seen, /^NEXT_PUBLIC_/)]);
  delete process.env.NEXT_PUBLIC_TRIAL;
  expect(seeing?.passed).toBe(false);
  expect(without?.passed).toBe(true);
});

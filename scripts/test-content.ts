/**
 * `npm run test:content`: what the owner's content can break, in minutes: the build with its checks of content, then
 * the links, headings and data of its files. What holds is published (.github/workflows/site.yml).
 */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { run } from './run';
import { summarize } from './summary';

/** Jest's own report of the exported files. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const reportFile = '.cache/exported-files.json';

/** Of a comparison, the values that are there and should not be. */
function found(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const values = lines.flatMap((line) => /^\s*\+\s+(["\d].*?),?$/.exec(line)?.[1] ?? []);
  return (values.length > 0 ? values : [lines[0] ?? '']).join(', ');
}

/** Tests the exported files; what fails is summed up without a trace. */
async function testExport(): Promise<void> {
  try {
    // What pages weigh is no reason to hold them back.
    const parameters = ['--json', `--outputFile=${reportFile}`, '--testPathIgnorePatterns=weight'];
    await run(['npm', 'run', '--silent', 'test:export', '--', ...parameters]);
  } catch (error) {
    // Written by Jest, whose format this is.
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    const failed = testResults.flatMap(({ assertionResults }) => assertionResults);
    const reasons = failed.flatMap(({ title, failureMessages }) =>
      failureMessages.map((message) => `**${title}**: ${found(message)}`),
    );
    const advice = 'Each line names a check of the built pages, and what it found.';
    summarize('links and pages', reasons, advice);
    throw error;
  }
}

try {
  // Sums up itself what it refuses.
  await run(['npm', 'run', '--silent', 'build']);
  await testExport();
} catch {
  // Said by the programs that have failed.
  process.exitCode = 1;
}

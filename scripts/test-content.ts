/**
 * `npm run test:content`: what the owner's content can break, in minutes: the build with its checks of content, then
 * the links, headings and data of its files. What holds is published (.github/workflows/site.yml).
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { summarize } from './tasks';

/** As much of Jest's own report as is read. */
interface Result {
  readonly assertionResults: readonly {
    readonly title: string;
    readonly failureMessages: readonly string[];
  }[];
}

const reportFile = '.cache/exported-files.json';
const run = (script: string) => execSync(`npm run --silent ${script}`, { stdio: 'inherit' });

/** Of a comparison, the values that are there and should not be. */
function found(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const values = lines.flatMap((line) => /^\s*\+\s+(["\d].*?),?$/.exec(line)?.[1] ?? []);
  return (values.length > 0 ? values : [lines[0] ?? '']).join(', ');
}

try {
  // Sums up itself what it refuses.
  run('build');
  try {
    // What pages weigh, and how their words are chosen, is no reason to hold them back.
    const leftOut = ['weight', 'style'].map((name) => `--testPathIgnorePatterns=${name}.test`);
    run(`test:export -- --json --outputFile=${reportFile} ${leftOut.join(' ')}`);
  } catch (error) {
    const results: readonly Result[] = JSON.parse(readFileSync(reportFile, 'utf8')).testResults;
    const reasons = results.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ title, failureMessages }) =>
        failureMessages.map((message) => `**${title}**: ${found(message)}`),
      ),
    );
    const advice = 'Each line names a check of the built pages, and what it found.';
    summarize('links and pages', reasons, advice);
    throw error;
  }
} catch {
  // Said by the programs that have failed.
  process.exitCode = 1;
}

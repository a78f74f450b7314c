/**
 * `npm run test:content`: a short test of the owner's content: the build with its content checks, then
 * links, headings and data of the exported files. If it passes, the site is published (.github/workflows/site.yml).
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { summarize } from './tasks/tasks';

interface Result {
  readonly assertionResults: readonly {
    readonly title: string;
    readonly failureMessages: readonly string[];
  }[];
}

const reportFile = '.cache/exported-files.json';
const run = (script: string) => execSync(`npm run --silent ${script}`, { stdio: 'inherit' });

function found(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const values = lines.flatMap((line) => /^\s*\+\s+(["\d].*?),?$/.exec(line)?.[1] ?? []);
  return (values.length > 0 ? values : [lines[0] ?? '']).join(', ');
}

try {
  // Writes its own summary.
  run('build');
  try {
    // Size and style do not block publication.
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
  // Reported by the failed commands.
  process.exitCode = 1;
}

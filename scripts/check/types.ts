/**
 * Checks that every entry of content/ has the fields that pages read (`tsx scripts/check/types.ts`):
 * the compiler's errors, by file and field.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { problemText } from './problem';
import { type Literal, literalsOf } from './source/literals';
import { compilerErrors, firstErrors } from './types/compiler-errors';
import { explain } from './types/explain';

/** What a file writes out; nothing when it cannot be read. */
function literalsIn(file: string): Literal[] {
  try {
    return literalsOf(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'];
const project = ['-p', 'scripts/check/content.tsconfig.json'];
const { status, stdout, stderr } = spawnSync(process.execPath, [...compiler, ...project], {
  encoding: 'utf8',
});

const errors = firstErrors(compilerErrors(stdout));
for (const error of errors) console.error(problemText(explain(error, literalsIn(error.file))));
// The compiler itself has failed: its own words are all there is.
if (status !== 0 && errors.length === 0) console.error(stdout + stderr);
if (status !== 0) process.exitCode = 1;

/**
 * The owner's check (`npm run check:content`): lists what is still invented or open in content/.
 * `--strict` fails while anything is left, `--json` prints for programs.
 */
import { findGroups } from './findings';
import { report, reportJson } from './report';

const known = new Set(['--strict', '--json']);
const options = process.argv.slice(2);
const unknown = options.filter((option) => !known.has(option));

if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: unknown. The check takes --strict and --json.`);
  process.exitCode = 2;
} else {
  const groups = findGroups();
  console.log(options.includes('--json') ? reportJson(groups) : report(groups));
  const left = groups.some(({ findings }) => findings.length > 0);
  if (left && options.includes('--strict')) process.exitCode = 1;
}

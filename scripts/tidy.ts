/**
 * The command `npm run tidy`: removes references to deleted services and pages, locations in
 * photographs and films, and unused pictures, films and logos. It lists the changes, then asks; `npm run tidy -- --yes` does not.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { confirm } from '@clack/prompts';
import { applyEdits, modify } from 'jsonc-parser';
import { type ContentIssue, issueText, placeOf, valueAt } from '@/content/schema/issue';
import { filesWithPlace, removePlaces } from './check/files/places';
import { leftOver } from './check/left-over';
import { checkEntries } from './check/validate';

/** Lists whose order has no meaning, so that items can be removed. */
const sets: readonly unknown[] = ['categories', 'services'];

const { entries, refused, errors } = checkEntries();
// What an unreadable file names would look unused.
if (refused.length > 0) {
  console.error(refused.map(issueText).join('\n'));
  console.error('Nothing is removed before these files are in order.');
  process.exit(1);
}

/** Missing references, last ones first, so that indices stay valid. */
const lost = errors
  .filter(({ isMissing, path }) => isMissing && sets.includes(path.at(-2)))
  .reverse();

const nameAt = ({ file, path }: ContentIssue) =>
  valueAt(entries.find((entry) => entry.file === file)?.value, path);

function removeName({ file, path }: ContentIssue): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, applyEdits(text, modify(text, [...path], undefined, {})));
}

const files = leftOver(entries);
const located = [...(await filesWithPlace()).keys()];
const lines = [
  ...lost.map((error) => `take out  ${placeOf(error)}, ${nameAt(error)}`),
  ...located.map((file) => `take out  where it was taken, of ${file}`),
  ...files.map((file) => `remove    ${file}`),
];

if (lines.length === 0) console.log('There is nothing to tidy.');
else {
  console.log(lines.join('\n'));
  const message = `Do this to ${lines.length} places and files?`;
  if (
    process.argv.includes('--yes') ||
    (await confirm({ message, initialValue: false })) === true
  ) {
    lost.forEach(removeName);
    await removePlaces();
    for (const file of files) rmSync(file);
    console.log('Done.');
  } else console.log('Left as it is.');
}

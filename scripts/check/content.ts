/**
 * The owner's check (`npm run check:content`): lists errors in content/ by file, line and field; if there are none,
 * the remaining samples and placeholders (in short, or every place with `-- --all`). Warnings come last.
 * `-- --tidy` first asks about what refers to deleted or renamed entries, and about files that no page shows.
 */
import { issueText } from '@/lib/schema/issue';
import { findSamples, summary } from './samples';
import { checkContent, warningText } from './validate';

if (process.argv.includes('--tidy')) await (await import('./tidy')).tidy();

const { errors, warnings, unused } = await checkContent();
for (const error of errors) console.error(issueText(error));
if (errors.some(({ removable }) => removable))
  console.error(
    'Renamed or deleted? This asks what becomes of each: npm run check:content -- --tidy',
  );
if (errors.length > 0) process.exitCode = 1;
else {
  const isWhole = process.argv.includes('--all');
  const samples = summary(findSamples(), isWhole);
  console.log(['Remaining samples and placeholders in content/:', ...samples].join('\n'));
  if (!isWhole) console.log('Every place, with its line: npm run check:content -- --all');
}
const said = warningText(warnings, unused);
if (said) console.log(said);

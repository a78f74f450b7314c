/**
 * The owner's check (`npm run check:content`): lists errors in content/ by file, line and field; if there are none,
 * the remaining samples and placeholders (in short, or every place with `-- --all`). Warnings come last.
 * `-- --tidy` first removes references to deleted entries.
 */
import { issueText } from '@/lib/schema/issue';
import { prune } from './prune';
import { findSamples, summary } from './samples';
import { checkContent, warningText } from './validate';

if (process.argv.includes('--tidy')) console.log(['Removed:', ...prune()].join('\n'));

const { errors, warnings } = await checkContent();
for (const error of errors) console.error(issueText(error));
if (errors.some(({ removable }) => removable))
  console.error('To remove references to deleted entries: npm run check:content -- --tidy');
if (errors.length > 0) process.exitCode = 1;
else {
  const isWhole = process.argv.includes('--all');
  const samples = summary(findSamples(), isWhole);
  console.log(['Remaining samples and placeholders in content/:', ...samples].join('\n'));
  if (!isWhole) console.log('Every place, with its line: npm run check:content -- --all');
}
if (warnings.length > 0) console.log(warningText(warnings));

/** `npm run check:content`: errors; if there are none, samples (all with `-- --all`); warnings. `-- --tidy` first asks. */
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

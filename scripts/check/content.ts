/**
 * The owner's check (`npm run check:content`): lists errors in content/ by file, line and field; if there are none,
 * samples and open facts (a summary, or every place with `-- --all`). Warnings, which stop nothing, come last.
 */
import { issueText } from '@/content/schema/issue';
import { report, warningText } from './report';
import { findSampleGroups } from './sample-groups';
import { checkContent } from './validate';

const { errors, warnings } = await checkContent();
for (const error of errors) console.error(issueText(error));
if (errors.length > 0) process.exitCode = 1;
else console.log(report(findSampleGroups(), process.argv.includes('--all')));
if (warnings.length > 0) console.log(warningText(warnings));

/**
 * The owner's check (`npm run check:content`): lists what is wrong in content/, by file, line and field; if nothing is,
 * what is still invented or open: in short, or with `-- --all` every place. What could be better comes last, and stops
 * nothing.
 */
import { writeCollections } from '../generate/collections';
import { checkContent } from './check';
import { faultText } from './fault';
import { warningText } from './report';

const { faults, warnings } = await checkContent();
for (const fault of faults) console.error(faultText(fault));
if (faults.length > 0) process.exitCode = 1;
else {
  writeCollections();
  // Imported only now, because they read the index.
  const { findGroups } = await import('./findings');
  const { report } = await import('./report');
  console.log(report(findGroups(), process.argv.includes('--all')));
}
if (warnings.length > 0) console.log(warningText(warnings));

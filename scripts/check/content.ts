/**
 * The owner's check (`npm run check:content`): lists what is wrong in content/, by file, line and field; if nothing is,
 * what is still invented or open.
 */
import { writeCollections } from '../generate/collections';
import { faultText } from './fault';
import { validateContent } from './validate';

const faults = validateContent();
for (const fault of faults) console.error(faultText(fault));
if (faults.length > 0) process.exitCode = 1;
else {
  writeCollections();
  // Imported only now, because they read the index.
  const { findGroups } = await import('./findings');
  const { report } = await import('./report');
  console.log(report(findGroups()));
}

/**
 * The owner's check (`npm run check:content`): lists what is wrong in content/, by file, line and field; if nothing is,
 * what is still invented or open.
 */
import { faultText } from './fault';
import { findGroups } from './findings';
import { report } from './report';
import { validateContent } from './validate';

const faults = validateContent();
for (const fault of faults) console.error(faultText(fault));
if (faults.length > 0) process.exitCode = 1;
else console.log(report(findGroups()));

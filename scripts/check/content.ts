/** The owner's check (`npm run check:content`): lists what is still invented or open in content/. */
import { findGroups } from './findings';
import { report } from './report';

console.log(report(findGroups()));

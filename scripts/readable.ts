/** Loaded before each command: where a file that modules import is no JSON, no check could say so. */
import { issueText } from '@/lib/schema/issue';
import { readJson } from './check/json';
import { runInOrder } from './tasks/tasks';

const imported = ['site', 'hours'].map((name) => readJson(`content/${name}.json`));
const errors = imported.flatMap((each) => ('message' in each ? new Error(issueText(each)) : []));
if (errors.length > 0) {
  const run = () => Promise.reject(new AggregateError(errors));
  await runInOrder([
    { name: 'content', run, advice: 'docs/owner.md, 9, says how to undo a change.' },
  ]);
  process.exit();
}

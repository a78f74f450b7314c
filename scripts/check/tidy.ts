import { confirm, isCancel, log, select } from '@clack/prompts';
import { type ContentIssue, textsIn, valueAt } from '@/lib/schema/issue';
import { adminPlace } from '../admin/place';
import { readEntries } from './entries';
import { aboutMissing, prune, remove, rename, unshown, whatFalls } from './prune';
import { checkEntries } from './validate';

/** What goes, as the admin calls it, with its first words, or its file: 'The shop › Prices › Products › 2: ‘Sofas’'. */
export function saidOf(issues: readonly ContentIssue[]): readonly string[] {
  const { entries } = readEntries();
  const lines = issues.map((issue) => {
    const path = whatFalls(issue.path);
    const value = valueAt(entries.find(({ file }) => file === issue.file)?.value, path);
    const texts = textsIn(value).filter(({ path: at }) => at.length > 0 && at.at(-1) !== 'type');
    const first = texts.find(({ text }) => !text.startsWith('/')) ?? texts[0];
    return adminPlace({ ...issue, path }).place + (first ? `: ‘${first.text.slice(0, 60)}’` : '');
  });
  return [...new Set(lines)];
}

const listOf = (title: string, lines: readonly string[]) => [title, ...lines].join('\n   ');

/** What refers to a name that is not there: asks whether it is another now, or all of it goes. */
async function askAbout(name: string): Promise<void> {
  const missing = aboutMissing().filter(({ gone }) => gone?.name === name);
  const answer = await select({
    message: listOf(`‘${name}’ is not there. It is named in:`, saidOf(missing)),
    options: [
      { value: '', label: 'Leave all as it is' },
      { value: 'remove', label: 'It was deleted: remove these, too' },
      ...(missing[0]?.gone?.instead ?? []).map((value) => ({ value, label: `It is ${value} now` })),
    ],
  });
  if (isCancel(answer) || !answer) return;
  if (answer === 'remove') prune('content', missing);
  else rename(missing, answer);
}

/** Asks what becomes of what refers to deleted entries, then of files that no page shows. Without a terminal it lists both. */
export async function tidy(): Promise<void> {
  const ask = async (message: string, act: () => unknown) => {
    const answer = process.stdin.isTTY && (await confirm({ message, initialValue: false }));
    if (answer === true) act();
    else log.info(process.stdin.isTTY ? 'Left as it is.' : message);
  };
  const names = new Set(aboutMissing().flatMap(({ gone }) => gone?.name ?? []));
  if (process.stdin.isTTY) for (const name of names) await askAbout(name);
  const rest = aboutMissing();
  if (rest.length > 0)
    await ask(listOf('Remove what is about what is gone?', saidOf(rest)), () =>
      prune('content', rest),
    );
  // What an entry shows is known once it can be read.
  const files = checkEntries().errors.length > 0 ? [] : unshown();
  if (files.length > 0)
    await ask(listOf(`Delete ${files.length} files that no page shows?`, files), () =>
      files.forEach(remove),
    );
  if (!process.stdin.isTTY) log.info('Nothing is removed: in a terminal, this command asks.');
}

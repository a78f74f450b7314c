import { issueText, textIssues } from '@/lib/schema/issue';
import { shopFacts } from '@/lib/schema/placeholders';
import { typeset } from '@/lib/text';
import { readEntries } from '../check/entries';

/** Rejects a page on which visitors would read a placeholder that nothing fills in. @throws with file and field */
export function checkFilled(file: string, html: string): void {
  const visible = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const [shown = ''] = /[^<>"]*\{\w+\}[^<>"]*/.exec(visible) ?? [];
  if (!shown) return;
  const isThis = (text: string) => /\{\w+\}/.test(text) && shown.includes(typeset(text));
  const fields = textIssues(readEntries().entries, (text) => isThis(text) && `‘${text}’`);
  throw new Error(
    [
      `${file} shows ‘${shown}’, whose placeholder the site does not fill in; ${shopFacts}.`,
      ...fields.map(issueText),
    ].join('\n'),
  );
}

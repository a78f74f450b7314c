import { appendFileSync } from 'node:fs';

const mostLines = 50;

/**
 * Says on the page of a run of GitHub's workflow why nothing was published; elsewhere the terminal has said it.
 * @param step what has failed
 * @param reasons one line each, or several, which are kept as they are
 */
export function summarize(step: string, reasons: readonly string[], advice: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const shown = reasons.slice(0, mostLines).map((reason) => {
    const [first = '', ...more] = reason.split('\n');
    return [`- ${first}`, ...(more.length > 0 ? ['```text', ...more, '```'] : [])].join('\n');
  });
  const left = reasons.length - shown.length;
  appendFileSync(
    file,
    [
      `## Not published: ${step}`,
      '',
      'What visitors see has not changed, and nothing that you saved is lost.',
      '',
      ...shown,
      ...(left > 0 ? [`- and ${left} more`] : []),
      '',
      advice,
      '',
      'A save on the desk starts a new run. If this says nothing to you, send the address of this page to your developer.',
      '',
    ].join('\n'),
  );
}

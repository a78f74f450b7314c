import type { Message } from './mailbox';

/** Lets nothing run or load that a message might bring. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** In the system's own colours, so that light and dark both hold. */
const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
article { margin-block: 1.5rem; padding: 1rem; border: 1px solid GrayText; border-radius: 0.5rem; }
h2 { font-size: 1rem; margin: 0; }
dt { margin-block-start: 0.75rem; font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Makes a text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function messageHtml({ time, fields }: Message): string {
  const shown = new Date(time).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium' });
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<article>
<h2><time datetime="${escapeHtml(time)}">${escapeHtml(shown)}</time></h2>
<dl>${rows.join('')}</dl>
</article>`;
}

/**
 * The page at `/_mailbox`.
 * @param messages in the order they are shown
 * @param folder where they are kept
 */
export function mailboxPage(messages: readonly Message[], folder: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mailbox (${messages.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style>
<main>
<h1>Mailbox</h1>
<p>What the site’s message form has sent on this computer, newest first. Nothing was e-mailed.
Each message is a file in <code>${escapeHtml(folder)}</code>; delete it there.</p>
${messages.map(messageHtml).join('\n') || '<p>No message yet.</p>'}
</main>
</html>
`;
}

import { createHash } from 'node:crypto';
import { answers } from './answers';
import type { ModeState } from './mode';
import { style } from './page-style';
import type { Message } from './store';

/** Allows the page's own style and forms, and nothing else. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(style)
  .digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function messageHtml({ id, time, fields }: Message): string {
  const rows = fields.map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`,
  );
  const shown = new Date(time).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium' });
  return `<article aria-labelledby="${escapeHtml(id)}">
<h3 id="${escapeHtml(id)}"><time datetime="${escapeHtml(time)}">${shown}</time></h3>
<dl>${rows.join('')}</dl>
</article>`;
}

function stateText({ mode, seconds, times }: ModeState): string {
  const wait = seconds > 0 ? `, after ${seconds} s` : '';
  const uses = times === null ? 'until it is changed' : `for the next ${times}`;
  return `Now: ${escapeHtml(answers[mode].label)}${wait}, ${uses}.`;
}

function modeForm(state: ModeState): string {
  const options = Object.entries(answers).map(([name, { label }]) => {
    const selected = name === state.mode ? ' selected' : '';
    return `<option value="${name}"${selected}>${escapeHtml(label)}</option>`;
  });
  return `<form method="post" action="/_mailbox/mode">
<p role="status">${stateText(state)}</p>
<label>Answer <select name="mode">${options.join('')}</select></label>
<label>Seconds before it <input name="seconds" type="number" min="0" max="600" inputmode="numeric"></label>
<label>For how many posts <input name="times" type="number" min="1" max="1000" inputmode="numeric"></label>
<button>Set the answer</button>
</form>`;
}

/**
 * The page at `/_mailbox`: the kept messages, newest first, and the choice of the next answers.
 * @param messages in the order they are shown
 * @param home address of the site's home page
 */
export function mailboxPage(messages: readonly Message[], state: ModeState, home: string): string {
  const kept = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  const list = messages.length > 0 ? messages.map(messageHtml).join('\n') : '<p>None yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mailbox (${messages.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Local only: these messages are files on this computer, nothing was e-mailed, and this page is not part of the site.</p>
<p><a href="${escapeHtml(home)}">To the site</a></p>
<h2>Answer to the next posts</h2>
${modeForm(state)}
<h2>${kept}</h2>
<form method="post" action="/_mailbox/delete"><button${messages.length > 0 ? '' : ' disabled'}>Delete all</button></form>
${list}
</main>
</body>
</html>
`;
}

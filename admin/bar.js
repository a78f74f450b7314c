/**
 * One thing to say, with a link in its middle.
 * @typedef {{ before: string, link?: string, href?: string, after?: string }} Line
 */

export const isArabic = document.documentElement.lang.startsWith('ar');

const bar = document.createElement('section');
bar.setAttribute('role', 'status');
bar.style.cssText =
  'position:fixed;inset-inline:0;inset-block-end:0;z-index:2147483647;max-block-size:40vh;overflow:auto;' +
  'padding:12px 16px;color:#fff;font:15px/1.5 system-ui,sans-serif';

const close = document.createElement('button');
close.type = 'button';
close.textContent = isArabic ? 'إخفاء' : 'Hide';
close.style.cssText =
  'float:inline-end;color:inherit;background:none;border:1px solid;padding:4px 12px';
close.onclick = () => bar.remove();

/** @param {Line} line */
function paragraphOf({ before, link = '', href, after = '' }) {
  const anchor = document.createElement('a');
  if (href) anchor.href = href;
  anchor.style.color = 'inherit';
  anchor.textContent = link;
  const paragraph = document.createElement('p');
  paragraph.dir = 'auto';
  paragraph.style.margin = '0';
  paragraph.append(before, anchor, after);
  return paragraph;
}

/**
 * Shows a bar at the end of the page, or takes it away where there is nothing to say.
 * @param {readonly Line[]} lines
 * @param {boolean} isFault
 */
export function showBar(lines, isFault = true) {
  bar.style.background = isFault ? '#7c1d1d' : '#2f3a34';
  bar.replaceChildren(close, ...lines.map(paragraphOf));
  if (lines.length > 0) document.body.append(bar);
  else bar.remove();
}

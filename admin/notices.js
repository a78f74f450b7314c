/** In `npm run dev`, on the admin and on the site: what of the last save is not shown, and why. */
const isArabic = document.documentElement.lang.startsWith('ar');

const bar = document.createElement('section');
bar.setAttribute('role', 'status');
bar.style.cssText =
  'position:fixed;inset-inline:0;inset-block-end:0;z-index:2147483647;max-block-size:40vh;overflow:auto;' +
  'padding:12px 16px;color:#fff;background:#7c1d1d;font:15px/1.5 system-ui,sans-serif';

const close = document.createElement('button');
close.type = 'button';
close.textContent = isArabic ? 'إخفاء' : 'Hide';
close.style.cssText =
  'float:inline-end;color:inherit;background:none;border:1px solid;padding:4px 12px';
close.onclick = () => bar.remove();

/** @param {{ place: string, form?: string, message: string }} notice */
function paragraphOf({ place, form, message }) {
  const link = document.createElement('a');
  if (form) link.href = new URL(form, import.meta.url).href;
  link.style.color = 'inherit';
  link.textContent = place;
  const paragraph = document.createElement('p');
  paragraph.dir = 'auto';
  paragraph.style.margin = '0';
  paragraph.append(isArabic ? 'لم يُعرض بعد: ' : 'Not shown yet: ', link, `: ${message}`);
  return paragraph;
}

new EventSource(new URL('notices', import.meta.url)).onmessage = ({ data }) => {
  const notices = JSON.parse(data);
  bar.replaceChildren(close, ...notices.map(paragraphOf));
  if (notices.length > 0) document.body.append(bar);
  else bar.remove();
};

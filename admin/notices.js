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

/** Waits until what a function looks for is there. */
const found = (look) =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => check());
    const check = () => {
      const it = look();
      if (it) observer.disconnect();
      if (it) resolve(it);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  });

/** A field of the form that is open, on the side of a language. */
const fieldAt = (path, language) =>
  document.querySelector(
    `.content-editor :is([data-locale="${language}"], [data-locale="_default"])[data-mode="edit"] [data-key-path="${CSS.escape(path)}"]`,
  );

/** Opens a form of this admin at a field. Another form is closed before: the next one would be empty. */
async function open({ hash }, path, language) {
  if (document.querySelector('.content-editor') && location.hash !== hash) {
    location.hash = hash.replace(/\/entries\/.*/, '');
    await found(() => !document.querySelector('.content-editor'));
  }
  location.hash = hash;
  // The form renders what comes into view; what is in a folded list stays there.
  const steps = path.split('.');
  for (const [index] of steps.entries()) {
    const field = await found(() => fieldAt(steps.slice(0, index + 1).join('.'), language));
    field.scrollIntoView({ block: 'center' });
    if (index === steps.length - 1) field.querySelector('input, textarea')?.focus();
  }
}

/** @param {{ place: string, form?: string, field?: string, language?: string, message: string }} notice */
function paragraphOf({ place, form, field = '', language, message }) {
  const link = document.createElement('a');
  if (form) {
    const address = new URL(form, import.meta.url);
    link.href = address.href;
    link.onclick = (event) => {
      if (address.pathname !== location.pathname) return;
      event.preventDefault();
      open(address, field, language);
    };
  }
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

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

/** The nearest to a field that the form shows: lists may be folded. */
function fieldOf(path) {
  const steps = path.split('.');
  const paths = steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
  const fields = paths.map((each) =>
    document.querySelector(`.content-editor [data-key-path="${CSS.escape(each)}"]`),
  );
  return fields.find(Boolean);
}

/** Opens a form of this admin at a field. Another form is closed before: the next one would be empty. */
async function open({ hash }, path) {
  if (document.querySelector('.content-editor') && location.hash !== hash) {
    location.hash = hash.replace(/\/entries\/.*/, '');
    await found(() => !document.querySelector('.content-editor'));
  }
  location.hash = hash;
  if (!path) return;
  const field = await found(() => fieldOf(path));
  field.scrollIntoView({ block: 'center' });
  field.querySelector('input, textarea, button')?.focus();
}

/** @param {{ place: string, form?: string, field?: string, message: string }} notice */
function paragraphOf({ place, form, field, message }) {
  const link = document.createElement('a');
  if (form) {
    const address = new URL(form, import.meta.url);
    link.href = address.href;
    link.onclick = (event) => {
      if (address.pathname !== location.pathname) return;
      event.preventDefault();
      open(address, field);
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

/** While one edits: what of the last save is not shown, and why. `npm run dev` alone has it, on the admin and on the site. */
import { isArabic, showBar } from './bar.js';

const before = isArabic ? 'لم يُعرض بعد: ' : 'Not shown yet: ';

new EventSource(new URL('notices', import.meta.url)).onmessage = ({ data }) => {
  const lines = JSON.parse(data).map(({ place, form, message }) => ({
    before,
    link: place,
    href: form && new URL(form, import.meta.url).href,
    after: `: ${message}`,
  }));
  showBar(lines);
};

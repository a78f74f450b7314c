import { siteKey } from '@/lib/site-key';
import { clothClass } from './contracts';

/** Session storage key. */
const key = siteKey('language-switch');

/** Language-independent identification of page elements, by position. */
interface Place {
  readonly path: string;
  /** The section at the top of the viewport, and its scroll offset. */
  readonly section: number;
  readonly above: number;
  /** The URL's target, since anchors are translated. */
  readonly anchor: number;
  /** What is searched for, and whether each cloth and light is chosen. */
  readonly fields: readonly Pick<HTMLInputElement, 'value' | 'checked'>[];
}

const sections = () => [...document.querySelectorAll('main section, main article, footer')];
const anchors = (): readonly (Element | null)[] => [...document.querySelectorAll('main [id]')];
const target = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));
const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>(`main [type="search"], .${clothClass} input`),
];

function placeNow(path: string): Place {
  const tops = sections().map((section) => section.getBoundingClientRect());
  const section = tops.findLastIndex(({ top }) => top <= 0);
  const { top = 0, height = 1 } = tops[section] ?? {};
  return {
    path,
    section,
    above: -top / height,
    anchor: anchors().indexOf(target()),
    fields: fields().map(({ value, checked }) => ({ value, checked })),
  };
}

function restore({ section, above, anchor, fields: before }: Place): void {
  for (const [index, field] of fields().entries()) {
    const { value, checked } = before[index] ?? field;
    if (!value || (value === field.value && checked === field.checked)) continue;
    Object.assign(field, { value, checked });
    field.dispatchEvent(new Event(field.type === 'search' ? 'input' : 'change', { bubbles: true }));
  }
  const part = sections()[section]?.getBoundingClientRect();
  const { id } = anchors()[anchor] ?? {};
  if (id && !target()) location.replace(`#${id}`);
  else if (part) scrollBy({ top: part.top + above * part.height, behavior: 'instant' });
}

/** Restores the state of the page after a change of language: scroll position, anchor, search, cloth and light. */
export function restorePlaceAcrossLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.hash = location.hash;
    try {
      sessionStorage.setItem(key, JSON.stringify(placeNow(link.pathname)));
    } catch {
      // Storage is denied or full: the page begins at its top.
    }
  });
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    // Not with an anchor, or after scrolling.
    if (place?.path === location.pathname && scrollY === 0) restore(place);
  } catch {
    // Storage is denied, or its value invalid.
  }
}

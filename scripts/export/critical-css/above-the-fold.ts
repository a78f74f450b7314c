import type { Selector } from 'lightningcss';
import type { Page } from '../html';

export const endOfFirstScreen = '[data-first-screen-end]';

const open =
  ':not([popover], [popover] *, details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)';

/** Anything in a script that may be a class name: words between quotes or spaces. */
const scriptWord = /[^\s"'`\\]+/g;

/** What precedes the end of the first screen. @throws Error when the page does not mark that end */
export function aboveTheFold({ file, $ }: Page) {
  const all = $('*');
  const end = all.index($(endOfFirstScreen));
  if (end < 0) {
    throw new Error(
      `${file}: the end of the first screen is not marked. Put <FirstScreenEnd /> where the first screen of its template ends`,
    );
  }
  const first = all.slice(0, end).filter(open);
  const attributes = new Map<string, Set<string>>();
  for (const { attribs } of first) {
    for (const [name, value] of Object.entries(attribs))
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value));
  }
  const classes = [...(attributes.get('class') ?? [])].flatMap((names) => names.split(/\s+/));
  return {
    tags: new Set(first.toArray().map(({ name }) => name)),
    classes: new Set([...classes, ...(first.filter('script').text().match(scriptWord) ?? [])]),
    attributes,
  };
}

export type AboveTheFold = Readonly<ReturnType<typeof aboveTheFold>>;

/** Pseudo-elements that can wait: those of form fields, a selection, a disclosure's content. */
const laterPart =
  /^(placeholder|selection|file-selector|details-content|-webkit-(?!details-marker))/;

/** States that do not occur before the style sheet is loaded, such as an open popover. */
const canWait: ReadonlySet<string> = new Set([
  'active',
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'popover-open',
  // Firefox's own: states of fields, an older name of `:focus-visible`.
  'custom',
]);

/** Whether a selector matches nothing above the fold, or only open, selected or hovered elements, whose style can wait. */
export function isBelowTheFold(selector: Selector, first: AboveTheFold): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return !first.classes.has(part.name);
    if (part.type === 'type') return !first.tags.has(part.name);
    if (part.type === 'attribute') {
      const values = first.attributes.get(part.name);
      const { operator, value = '' } = part.operation ?? {};
      return !values || (operator === 'equal' && !values.has(value));
    }
    if (part.type === 'pseudo-element')
      return laterPart.test(part.kind === 'custom' ? part.name : part.kind);
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.every((each) => isBelowTheFold(each, first));
    }
    return canWait.has(part.kind);
  });
}

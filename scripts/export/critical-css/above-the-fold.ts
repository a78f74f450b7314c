import type { Selector } from 'lightningcss';
import { firstScreenEndAttribute } from '@/browser/contracts';
import { attribute, type Element, elements, type Page, textOf } from '../html';

/** What is above the fold, for selectors to match. */
export interface AboveTheFold {
  /** The element that ends it. */
  readonly end: Element;
  readonly tags: ReadonlySet<string>;
  /** Classes in markup, and those that inline scripts may set. */
  readonly classes: ReadonlySet<string>;
  /** Values of all attributes, by name. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** All `style` attributes. */
  readonly styles: string;
  /** In which the page is read. */
  readonly direction: string;
}

/** Whether an element is the content of a closed `<details>`. */
function isClosed({ parentNode: parent, tagName }: Element): boolean {
  if (!parent || !('tagName' in parent)) return false;
  const isContent = parent.tagName === 'details' && tagName !== 'summary';
  return (isContent && attribute(parent, 'open') === undefined) || isClosed(parent);
}

function attributesOf(all: readonly Element[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of all.flatMap(({ attrs }) => attrs)) {
    found.set(name, (found.get(name) ?? new Set()).add(value));
  }
  return found;
}

const classesOf = (element: Element) => attribute(element, 'class')?.split(/\s+/) ?? [];

/** How next/font names the classes that set a font. */
const fontClass = /_variable$/;

/** Anything in a script that may be a class name: words between quotes or spaces. */
const scriptWord = /[^\s"'`\\]+/g;

/**
 * Collects what precedes the end of the first screen.
 * @throws Error when the page does not mark that end
 */
export function aboveTheFold(page: Page): AboveTheFold {
  const all = elements(page.document);
  const index = all.findIndex((each) => attribute(each, firstScreenEndAttribute) !== undefined);
  const end = all[index];
  if (!end) {
    throw new Error(
      `${page.file}: nothing says where the first screen ends. Put <FirstScreenEnd /> at the end of what its template shows first`,
    );
  }
  const first = all.slice(0, index).filter((each) => !isClosed(each));
  const scripts = first.filter(({ tagName }) => tagName === 'script').map(textOf);
  return {
    end,
    tags: new Set(first.map(({ tagName }) => tagName)),
    classes: new Set([
      ...first.flatMap(classesOf),
      ...all.flatMap(classesOf).filter((name) => fontClass.test(name)),
      ...scripts.flatMap((script) => script.match(scriptWord) ?? []),
    ]),
    attributes: attributesOf(first),
    direction: (all[0] && attribute(all[0], 'dir')) ?? 'ltr',
    styles: first.map((each) => attribute(each, 'style') ?? '').join(';'),
  };
}

/** Pseudo-elements of form fields. */
const fieldPart =
  /^(placeholder|file-selector-button|-webkit-(search|date|calendar|inner-spin|outer-spin).*)$/;

/** Firefox's own states of form fields. */
const fieldState = /^-moz-ui-/;

/** Firefox's older name of `:focus-visible`, which base.css overrides. */
const olderFocus = '-moz-focusring';

const hasFields = ({ tags }: AboveTheFold) => tags.has('input') || tags.has('textarea');

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
    if (part.type === 'pseudo-element') {
      const name = part.kind === 'custom' ? part.name : part.kind;
      return name === 'selection' || (fieldPart.test(name) && !hasFields(first));
    }
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.every((each) => isBelowTheFold(each, first));
    }
    if (part.kind === 'custom') {
      return part.name === olderFocus || (fieldState.test(part.name) && !hasFields(first));
    }
    // A popover is closed at first.
    return part.kind === 'hover' || part.kind === 'popover-open';
  });
}

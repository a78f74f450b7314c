import type { Selector } from 'lightningcss';
import { attribute, type Element, elements, type Page, textOf } from '../html';

/** Attribute of the element that ends the first screen (components/ui/FirstScreenEnd.tsx). */
const endMark = 'data-first-screen-end';

/** What style can take hold of on a page's first screen. */
export interface FirstScreen {
  /** The element that ends it. */
  readonly end: Element;
  readonly tags: ReadonlySet<string>;
  /** Classes that it has, or that its inline scripts may give it. */
  readonly classes: ReadonlySet<string>;
  /** Directions of writing: 'ltr', 'rtl'. */
  readonly directions: ReadonlySet<string>;
  /** All `style` attributes. */
  readonly styles: string;
}

/** Anything in a script that may be a class: what stands between quotes or spaces. */
const scriptWord = /[^\s"'`\\]+/g;

/**
 * Reads what stands before the end of the first screen.
 * @throws Error when the page does not say where that is
 */
export function firstScreenOf(page: Page): FirstScreen {
  const all = elements(page.document);
  const index = all.findIndex((each) => attribute(each, endMark) !== undefined);
  const end = all[index];
  if (!end) {
    throw new Error(
      `${page.file}: nothing says where the first screen ends. Put <FirstScreenEnd /> at the end of what its template shows first`,
    );
  }
  const first = all.slice(0, index);
  const scripts = first.filter(({ tagName }) => tagName === 'script').map(textOf);
  return {
    end,
    tags: new Set(first.map(({ tagName }) => tagName)),
    classes: new Set([
      ...first.flatMap((each) => attribute(each, 'class')?.split(/\s+/) ?? []),
      ...scripts.flatMap((script) => script.match(scriptWord) ?? []),
    ]),
    directions: new Set(first.flatMap((each) => attribute(each, 'dir') ?? [])),
    styles: first.map((each) => attribute(each, 'style') ?? '').join(';'),
  };
}

/** Parts that browsers give to fields of forms. */
const fieldPart =
  /^(placeholder|file-selector-button|-webkit-(search|date|calendar|inner-spin|outer-spin).*)$/;

/** States of fields that only Firefox names. */
const fieldState = /^-moz-ui-/;

/** Firefox's older name of `:focus-visible`, for which base.css has the last word. */
const olderFocus = '-moz-focusring';

const hasFields = ({ tags }: FirstScreen) => tags.has('input') || tags.has('textarea');

/** Whether a selector matches nothing on the first screen but what a mouse rests on or has selected, which can wait. */
export function isElsewhere(selector: Selector, first: FirstScreen): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return !first.classes.has(part.name);
    if (part.type === 'type') return !first.tags.has(part.name);
    if (part.type === 'attribute' && part.name === 'dir') {
      return !first.directions.has(part.operation?.value ?? '');
    }
    if (part.type === 'pseudo-element') {
      const name = part.kind === 'custom' ? part.name : part.kind;
      return name === 'selection' || (fieldPart.test(name) && !hasFields(first));
    }
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
      return part.selectors.every((each) => isElsewhere(each, first));
    }
    if (part.kind === 'custom') {
      return part.name === olderFocus || (fieldState.test(part.name) && !hasFields(first));
    }
    if (part.kind === 'dir') return !first.directions.has(part.direction);
    return part.kind === 'hover';
  });
}

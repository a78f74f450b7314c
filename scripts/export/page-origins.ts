import { attribute, type Element, elements, type Page } from './html';

/** Attributes that hold addresses, by element. */
type Places = Readonly<Record<string, readonly string[]>>;

/** What a browser fetches with the page; of this site alone, pictures excepted. */
const fetched: Places = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** Links of the head that fetch something. */
const fetchingLink = /\b(stylesheet|preload|modulepreload|prefetch|icon|manifest|preconnect)\b/;

/** Whether an element is a script that runs where it stands; a block of data does not, nor an empty one. */
export function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    element.childNodes.length > 0 &&
    !attribute(element, 'type')?.endsWith('json')
  );
}

/** Other sites that attributes name, each once: 'https://example.com'. */
export function originsIn(all: readonly Element[], places: Places): string[] {
  const values = all.flatMap((element) =>
    (places[element.tagName] ?? []).map((name) => attribute(element, name) ?? ''),
  );
  const found = values.flatMap((value) => [
    ...value.matchAll(/(?:^|[\s,])((?:[a-z]+:)?\/\/[^/?#\s,]+)/gi),
  ]);
  return [...new Set(found.map(([, origin = '']) => origin))].sort();
}

/**
 * Refuses what the pages' policy would: handlers and scripts in attributes, a changed base, files
 * and forms of other sites.
 * @param email origin that forms may post to; '' for this site only
 * @throws Error that names the page and the element
 */
export function refuseForeign(page: Page, email: string): void {
  const all = elements(page.document);
  for (const { tagName, attrs } of all) {
    if (tagName === 'base') throw new Error(`${page.file}: <base> is not allowed`);
    for (const { name, value } of attrs) {
      if (name.startsWith('on') || /^\s*javascript:/i.test(value)) {
        throw new Error(`${page.file}: <${tagName}> has a script in its attribute ${name}`);
      }
    }
  }
  const links = all.filter((element) => fetchingLink.test(attribute(element, 'rel') ?? ''));
  const foreign = [
    ...originsIn(all, fetched),
    ...originsIn(links, { link: ['href'] }),
    ...originsIn(all, { form: ['action'] }).filter((origin) => origin !== email),
  ];
  if (foreign.length > 0) {
    throw new Error(`${page.file} asks other sites before the visitor does: ${foreign.join(' ')}`);
  }
}

import { BrokenAssumption } from './broken-assumption';
import {
  attribute,
  type Element,
  elements,
  insert,
  type Node,
  type Page,
  remove,
  textOf,
} from './html';

/** Scripts by which React puts Suspense content into its place. */
const isReactScript = (text: string) =>
  /^(\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/.test(text);

const completion = /\$RC\("([^"]+)","([^"]+)"\)/g;
const anyInstruction = /\$R[A-Z]\("/g;

const commentOf = (node: Node | undefined) =>
  node?.nodeName === '#comment' && 'data' in node ? node : undefined;

/** The fallback of a boundary, from its template on, and the comment that ends it. */
function fallbackOf(template: Element) {
  const siblings = template.parentNode?.childNodes ?? [];
  const after = siblings.slice(siblings.indexOf(template));
  let depth = 1;
  const length = after.findIndex((node) => {
    const data = commentOf(node)?.data ?? '';
    if (/^(\$[?~!]?|&)$/.test(data)) depth += 1;
    if (/^\/[$&]$/.test(data)) depth -= 1;
    return depth === 0;
  });
  return {
    before: commentOf(siblings[siblings.indexOf(template) - 1]),
    nodes: after.slice(0, length),
    end: after[length],
  };
}

function complete(page: Page, boundaryId: string, contentId: string): void {
  const all = elements(page.body);
  const withId = (id: string) => all.find((element) => attribute(element, 'id') === id);
  const [template, content] = [withId(boundaryId), withId(contentId)];
  const fallback = template && fallbackOf(template);
  if (!template?.parentNode || !content || fallback?.before?.data !== '$?' || !fallback.end) {
    throw new BrokenAssumption(
      page.file,
      `$RC("${boundaryId}","${contentId}") names a template after a comment '$?' and its content`,
      'one of them is missing',
    );
  }
  for (const node of [...content.childNodes]) insert(template.parentNode, node, fallback.end);
  for (const node of [...fallback.nodes, content]) remove(node);
  // Complete from the start, for hydration.
  fallback.before.data = '$';
}

/**
 * Puts the content of every Suspense boundary in its place. React sends it behind the page once a page has more than
 * 12.8 kB of it, with an inline script that moves it: without JavaScript the header and the footer would be 'Loading...'.
 * @returns how many boundaries were completed
 * @throws BrokenAssumption when React gives an instruction that is not known here
 */
export function inlineSuspenseBoundaries(page: Page): number {
  const scripts = elements(page.document, 'script').filter((each) => isReactScript(textOf(each)));
  const text = scripts.map(textOf).join('\n');
  const completions = [...text.matchAll(completion)];
  const instructions = text.match(anyInstruction) ?? [];
  // $RC defines itself with calls of other names, none of them with a text as argument.
  if (instructions.length !== completions.length) {
    const found = instructions.join(' ');
    throw new BrokenAssumption(page.file, 'React completes boundaries by $RC alone', found);
  }
  for (const [, boundary = '', content = ''] of completions) complete(page, boundary, content);
  for (const script of scripts) remove(script);
  return completions.length;
}

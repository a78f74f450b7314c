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

/** Scripts by which React moves Suspense content to its place. */
const isReactScript = (text: string) =>
  /^(\$R[A-Z]|requestAnimationFrame\(function\(\)\{\$RT)/.test(text);

const completion = /\$RC\("([^"]+)","([^"]+)"\)/g;
const anyInstruction = /\$R[A-Z]\("/g;

const commentOf = (node: Node | undefined) =>
  node?.nodeName === '#comment' && 'data' in node ? node : undefined;

/** The fallback of a boundary, from its template, and the comment that ends it. */
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
 * Moves the content of every Suspense boundary to its place. Once a page has more than 12.8 kB of it, React sends it at the
 * end, with an inline script that moves it: without JavaScript, header and footer would read 'Loading...'.
 * @returns how many boundaries were completed
 * @throws BrokenAssumption for an unknown instruction of React's
 */
export function inlineSuspenseBoundaries(page: Page): number {
  const scripts = elements(page.document, 'script').filter((each) => isReactScript(textOf(each)));
  const text = scripts.map(textOf).join('\n');
  const completions = [...text.matchAll(completion)];
  const instructions = text.match(anyInstruction) ?? [];
  // The definition of $RC calls other functions, none of them with a string argument.
  if (instructions.length !== completions.length) {
    const found = instructions.join(' ');
    throw new BrokenAssumption(page.file, 'React completes boundaries by $RC alone', found);
  }
  for (const [, boundary = '', content = ''] of completions) complete(page, boundary, content);
  for (const script of scripts) remove(script);
  return completions.length;
}

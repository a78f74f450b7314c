/** One word, text or mark of a TypeScript source; comments are left out. */
export interface Token {
  readonly kind: 'word' | 'text' | 'mark';
  /** A text without its quotes, its escapes undone. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

const gap = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/y;
const word = /[\p{L}\p{N}_$]+(?:\.\d+)?/uy;
const quoted = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;

function endOf(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}

/** Where a template that begins at `at` ends; what stands in `${}` may hold templates of its own. */
function endOfTemplate(source: string, at: number): number {
  let depth = 0;
  for (let next = at + 1; next < source.length; next += 1) {
    const char = source[next];
    if (char === '\\') next += 1;
    else if (depth > 0 && char === '`') next = endOfTemplate(source, next) - 1;
    else if (depth > 0 && char === '{') depth += 1;
    else if (depth > 0 && char === '}') depth -= 1;
    else if (source.startsWith('${', next)) {
      depth = 1;
      next += 1;
    } else if (char === '`') return next + 1;
  }
  return source.length;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '\n': '' };

function withoutEscapes(text: string): string {
  return text.replace(/\\(?:u\{?([0-9a-fA-F]{4,6})\}?|([\s\S]))/g, (_, code, char) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (escapes[char] ?? char),
  );
}

/** What a value put in at run time is shown as. */
function withoutExpressions(template: string): string {
  return template.replace(/\$\{[^}]*\}/g, '…');
}

/**
 * Cuts a TypeScript source into tokens: enough for files that hold content, which have no regular
 * expressions. TypeScript itself offers no way to read its syntax any more.
 * @throws on a text that does not end on its line
 */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let counted = 0;
  let at = endOf(gap, source, 0);
  while (at < source.length) {
    line += source.slice(counted, at).split('\n').length - 1;
    counted = at;
    const add = (kind: Token['kind'], end: number, text: string) => {
      const column = at - source.lastIndexOf('\n', at - 1);
      tokens.push({ kind, text, start: at, end, line, column });
      at = endOf(gap, source, end);
    };

    const wordEnd = endOf(word, source, at);
    const textEnd = source[at] === '`' ? endOfTemplate(source, at) : endOf(quoted, source, at);
    if (wordEnd > at) add('word', wordEnd, source.slice(at, wordEnd));
    else if (textEnd > at) {
      const inner = source.slice(at + 1, textEnd - 1);
      add('text', textEnd, withoutEscapes(source[at] === '`' ? withoutExpressions(inner) : inner));
    } else if (source[at] === "'" || source[at] === '"') {
      throw new Error(`line ${line}: the text does not end on its line`);
    } else add('mark', at + 1, source.charAt(at));
  }
  return tokens;
}

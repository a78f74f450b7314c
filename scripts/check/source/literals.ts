import { type Token, tokensOf } from './tokens';

/** A value that a content file writes out: a text, a word such as `true`, or a call of `sample()`. */
export interface Literal {
  readonly kind: 'text' | 'word' | 'sample';
  /** Path of names that leads to it: `site.phones.hero`, `clients[2].alt`. */
  readonly field: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** The text; of `sample()` the first argument as the file writes it. */
  readonly text: string;
  /** The second argument of `sample()`. */
  readonly wanted: string;
}

/** A pair of brackets that is open. */
interface Frame {
  readonly bracket: string;
  readonly name: string;
  readonly opened: Token;
  /** Whose arguments stand in it. */
  readonly callee: string;
  /** How many commas have passed. */
  index: number;
  comma: Token | undefined;
  /** The texts between the commas. */
  readonly texts: string[];
}

const closing = new Set(['}', ']', ')']);
const opening = new Set(['{', '[', '(']);
/** What may stand before the name of a field. */
const beforeField = new Set(['{', ',', ';', 'readonly']);

class Reader {
  readonly found: Literal[] = [];
  private readonly frames: Frame[] = [];
  /** The name whose value comes next. */
  private name = '';

  constructor(
    private readonly source: string,
    private readonly tokens: readonly Token[],
  ) {}

  read(): Literal[] {
    for (const [index, token] of this.tokens.entries()) {
      const before = this.tokens[index - 1];
      const after = this.tokens[index + 1];
      if (token.kind === 'mark') this.mark(token, before);
      else if (before?.text === 'const' && before.kind === 'word') this.name = token.text;
      else if (this.isField(before, after)) this.name = token.text;
      else this.value(token);
    }
    return this.found;
  }

  private isField(before: Token | undefined, after: Token | undefined): boolean {
    const named = after?.kind === 'mark' && after.text === ':';
    const place = before !== undefined && beforeField.has(before.text);
    return this.frames.at(-1)?.bracket === '{' && named && place;
  }

  /** Name of the value that comes next, as one step of a path. */
  private step(): string {
    const frame = this.frames.at(-1);
    return frame?.bracket === '[' ? `[${frame.index}]` : this.name;
  }

  private field(step: string): string {
    const steps = [...this.frames.map(({ name }) => name), step];
    return steps.filter(Boolean).join('.').replaceAll('.[', '[');
  }

  private mark(token: Token, before: Token | undefined) {
    if (opening.has(token.text)) this.open(token, before);
    else if (closing.has(token.text)) this.close();
    else if (token.text === ',') this.comma(token);
    else if (token.text === ';') this.name = '';
  }

  private open(token: Token, before: Token | undefined) {
    const callee = token.text === '(' && before?.kind === 'word' ? before.text : '';
    const frame = { bracket: token.text, opened: token, callee, name: this.step() };
    this.frames.push({ ...frame, index: 0, comma: undefined, texts: [] });
    this.name = '';
  }

  private comma(token: Token) {
    const frame = this.frames.at(-1);
    // Outside brackets it stands in a type, and the value is still to come.
    if (!frame) return;
    this.name = '';
    frame.index += 1;
    frame.comma ??= token;
  }

  private close() {
    const frame = this.frames.pop();
    if (frame?.callee === 'sample' && frame.comma) {
      const text = this.source.slice(frame.opened.end, frame.comma.start).trim();
      const { line, column } = frame.opened;
      const field = this.field(frame.name);
      this.found.push({ kind: 'sample', field, line, column, text, wanted: frame.texts[1] ?? '' });
    }
    // What stands behind the bracket belongs to the same name: `as const`, a second operand.
    this.name = frame?.name.startsWith('[') ? '' : (frame?.name ?? '');
  }

  private value({ kind, text, line, column }: Token) {
    const frame = this.frames.at(-1);
    if (kind === 'text' && frame) {
      frame.texts[frame.index] = `${frame.texts[frame.index] ?? ''}${text}`;
    }
    // Words outside brackets are the language's own.
    if (kind === 'mark' || (kind === 'word' && !frame)) return;
    this.found.push({ kind, field: this.field(this.step()), line, column, text, wanted: '' });
  }
}

/** Lists what a content file writes out, in its order. */
export function literalsOf(source: string): Literal[] {
  return new Reader(source, tokensOf(source)).read();
}

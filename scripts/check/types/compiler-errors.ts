/** One error of the compiler. */
export interface CompilerError {
  readonly file: string;
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly code: number;
  readonly text: string;
  /** The lines below it, which say more. */
  readonly more: readonly string[];
}

const head = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/;

/** Reads what `tsc --pretty false` prints. */
export function compilerErrors(output: string): CompilerError[] {
  const errors: (CompilerError & { readonly more: string[] })[] = [];
  for (const line of output.split('\n')) {
    const [, file, row, column, code, text] = head.exec(line) ?? [];
    if (file && text) {
      const place = { file, line: Number(row), column: Number(column), code: Number(code) };
      errors.push({ ...place, text, more: [] });
    } else if (line.trim()) errors.at(-1)?.more.push(line.trim());
  }
  return errors;
}

const index = 'content/collections.ts';
const isSyntax = ({ code }: CompilerError) => code >= 1000 && code < 2000;

/**
 * Leaves out what only follows from another error: the index of content fails with the entry, and
 * a broken line breaks those below it.
 */
export function firstErrors(errors: readonly CompilerError[]): CompilerError[] {
  const outside = errors.filter(({ file }) => file !== index);
  const all = outside.length > 0 ? outside : errors;
  const syntax = all.filter(isSyntax);
  if (syntax.length === 0) return [...all];
  return syntax.filter((error) => syntax.find(({ file }) => file === error.file) === error);
}

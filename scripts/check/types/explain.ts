import type { Problem } from '../problem';
import type { Literal } from '../source/literals';
import type { CompilerError } from './compiler-errors';

const longest = 160;

/** Names of types, as an owner knows what is meant. */
const wanted: Readonly<Record<string, string>> = {
  FilmId: 'the name of a film in content/films.ts',
  IconName: 'the name of an icon in components/ui/Icon.tsx',
  Path: 'the address of a page of this site, such as /curtains/wave',
  PictureId: 'the name of a picture in content/pictures.ts',
  PictureRef: 'the name of a picture in content/pictures.ts',
  Rating: '0 to 5 in half steps, such as 4.5',
  ServiceId: 'the name of a file in content/services',
};

/** The field that stands at the error, or comes next. */
function fieldAt({ line, column }: CompilerError, literals: readonly Literal[]): string {
  const next = literals.find(
    (each) => each.line > line || (each.line === line && each.column >= column),
  );
  return next?.field || `line ${line}`;
}

const parentOf = (field: string) => field.replace(/(\.[^.[]+|\[\d+\])$/, '');

interface Explained {
  readonly field: string;
  readonly message: string;
}

type Explanation = (error: CompilerError, field: string) => Explained | undefined;

const misspelt: Explanation = ({ text }, field) => {
  const [, name] = /'([^']+)' does not exist in type/.exec(text) ?? [];
  return name ? { field, message: `nothing reads '${name}' here; is it misspelt?` } : undefined;
};

const missing: Explanation = ({ text, more }, field) => {
  const all = [text, ...more].join(' ');
  const [, one] = /Property '([^']+)' is missing/.exec(all) ?? [];
  const [, many] = /missing the following properties from type .*?: (.+)$/.exec(text) ?? [];
  const parent = parentOf(field);
  if (one) return { field: `${parent}.${one}`, message: 'is missing' };
  return many ? { field: parent, message: `${many}: missing` } : undefined;
};

const wrongCount: Explanation = ({ more }, field) => {
  const counts = /Source has (\d+) element\(s\) but target (?:requires|allows only) (\d+)/;
  const [, has, needs] = counts.exec(more.join(' ')) ?? [];
  if (!has) return undefined;
  return { field: field.replace(/\[\d+\].*$/, ''), message: `${has} entries; ${needs} are wanted` };
};

/** `'"a" | "b" | "c"'` as `a, b, c`, no longer than a line. */
function listed(type: string): string {
  const names = type.replaceAll('"', '').split(' | ').join(', ');
  return names.length > longest ? `${names.slice(0, longest)}…` : names;
}

const unknown: Explanation = ({ text, more }, field) => {
  const pattern =
    /^Type '("[^"]*"|\d[\d.]*)' is not assignable to type '(.+?)'\.(?: Did you mean '"(.+)"'\?)?$/;
  // The innermost line names the value itself, not the list around it.
  const match = [text, ...more].map((line) => pattern.exec(line)).findLast(Boolean);
  if (!match) return undefined;
  const [, value = '', type = '', meant] = match;
  const what = value.startsWith('"') ? `'${value.slice(1, -1)}'` : value;
  if (meant) return { field, message: `${what} is not known; did you mean '${meant}'?` };
  return {
    field,
    message: `${what} does not fit; use ${wanted[type] ?? `one of ${listed(type)}`}`,
  };
};

const unused: Explanation = ({ code, text, line }) => {
  const [, name] = /^'(.+)' is declared but/.exec(text) ?? [];
  if (code !== 6133 || !name) return undefined;
  return { field: `line ${line}`, message: `nothing needs '${name}' any more; delete it here` };
};

const broken: Explanation = ({ code, line }) =>
  code < 2000
    ? {
        field: `line ${line}`,
        message:
          'cannot be read; a comma or a quotation mark is missing here or just before, or a straight apostrophe stands inside a text (write ’)',
      }
    : undefined;

const explanations: readonly Explanation[] = [
  broken,
  unused,
  misspelt,
  missing,
  wrongCount,
  unknown,
];

/**
 * Says in an owner's words what the compiler says.
 * @param literals what the file of the error writes out
 */
export function explain(error: CompilerError, literals: readonly Literal[]): Problem {
  const { file, text } = error;
  const field = fieldAt(error, literals);
  for (const explanation of explanations) {
    const explained = explanation(error, field);
    if (explained) return { file, ...explained };
  }
  const message = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return { file, field, message };
}

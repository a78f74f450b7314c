import { readdirSync, readFileSync } from 'node:fs';
import { type Literal, literalsOf } from './literals';

/** A value of the content with its file. */
export interface ContentLiteral extends Literal {
  readonly file: string;
}

/** Files of the language and of the index, which hold no content of their own. */
const apart = new Set(['content/collections.ts', 'content/sample.ts', 'content/types.ts']);

/** The TypeScript files below a folder, sorted. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .sort();
}

function literalsIn(file: string): ContentLiteral[] {
  try {
    return literalsOf(readFileSync(file, 'utf8')).map((literal) => ({ ...literal, file }));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Every value that the files of `content/` write out.
 * @throws an error that names the file that cannot be read
 */
export function contentLiterals(): ContentLiteral[] {
  return sourceFiles('content')
    .filter((file) => !apart.has(file))
    .flatMap(literalsIn);
}

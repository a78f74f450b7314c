import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, faultText } from './fault';
import { validateContent } from './validate';
import { contentWarnings } from './warnings';

/** Folder of a copy of the content, which tests change; each finds it as the project's is. */
const copy = mkdtempSync(join(tmpdir(), 'content-'));

/** The entry of a category page. */
export const wave = 'categories/curtains/wave.json';

/** The files that a test has changed. */
const changed = new Set<string>();

beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', copy, { recursive: true, filter });
});

afterEach(() => {
  for (const file of changed) {
    if (existsSync(join('content', file))) cpSync(join('content', file), join(copy, file));
    else rmSync(join(copy, file));
  }
  changed.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

const linesOf = (found: readonly Fault[]) =>
  found.map((each) => faultText(each).replaceAll(`${copy}/`, ''));

/** What is wrong in the copy, a line each. */
export const faults = () => linesOf(validateContent(copy));

/** What could be better in the copy. */
export const warnings = () => linesOf(contentWarnings(copy));

export const read = (file: string) => readFileSync(join(copy, file), 'utf8');

export function write(file: string, text: string): void {
  changed.add(file);
  writeFileSync(join(copy, file), text);
}

export function replace(file: string, before: string | RegExp, after: string): void {
  write(file, read(file).replace(before, after));
}

export function remove(file: string): void {
  changed.add(file);
  rmSync(join(copy, file));
}

/** Takes all entries of a folder away. */
export function removeAll(folder: string): void {
  for (const name of readdirSync(join(copy, folder))) remove(join(folder, name));
}

/** Writes an entry anew; fields that become undefined are left out. */
export function change(file: string, edit: (entry: Record<string, unknown>) => object): void {
  write(file, JSON.stringify(edit(JSON.parse(read(file))), null, 2));
}

/** An entry's words. */
export const words = (entry: Record<string, unknown>): object => Object(entry.words);

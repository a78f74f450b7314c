import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkEntries } from './check-entries';
import { type ContentIssue, issueText, putAt } from './content-issue';
import { filesIn } from './entries';
import { fixture } from './fixture';
import { mergeMissing } from './validate';
import { contentWarnings } from './warnings';

/** Folder of a copy of the content, which is restored after each test. */
const copy = mkdtempSync(join(tmpdir(), 'content-'));

/** Entries of the fixture. */
export const category = 'categories/curtains/fixture.json';
export const service = 'services/fixture.json';
export const post = 'blog/fixture.json';

/** The entry of one of the shop's pictures. */
export function anyPicture(): string {
  const [name = ''] = filesIn(join('content', 'pictures')).filter((file) => !file.includes('.ar.'));
  return `pictures/${name}`;
}

/** The file of an entry's Arabic words. */
export const arabic = (file: string) => file.replace(/json$/, 'ar.json');

/** Files changed by a test. */
const changed = new Set<string>();

/** Files of the fixture, with content. */
const own = new Map<string, string>();

const asJson = (entry: object) => `${JSON.stringify(entry, null, 2)}\n`;

function putBack(files: Iterable<string>): void {
  for (const file of files) {
    const text = own.get(file);
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    if (text !== undefined) writeFileSync(join(copy, file), text);
    else if (existsSync(join('content', file))) cpSync(join('content', file), join(copy, file));
    else rmSync(join(copy, file));
  }
}

beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', copy, { recursive: true, filter });
  const { file: picture } = JSON.parse(read(anyPicture()));
  for (const [file, entry] of Object.entries(fixture(picture))) own.set(file, asJson(entry));
  putBack(own.keys());
});

afterEach(() => {
  putBack(changed);
  changed.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

const linesOf = (found: readonly ContentIssue[]) =>
  found.map((each) => issueText(each).replaceAll(`${copy}/`, ''));

/** Errors in the copy, a line each. */
export const errors = () => linesOf(mergeMissing(checkEntries(copy).errors));

/** Warnings of the copy. */
export const warnings = () => linesOf(contentWarnings(checkEntries(copy).entries));

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

/** Sets a value; undefined removes it. */
export function put(file: string, path: string, value: unknown): void {
  const entry = JSON.parse(read(file));
  putAt(entry, path.split('.'), value);
  write(file, asJson(entry));
}

/** Removes all entries of a folder. */
export function removeAll(folder: string): void {
  for (const name of filesIn(join(copy, folder))) remove(join(folder, name));
}

/** Updates an entry; undefined fields are removed. */
export function change(file: string, edit: (entry: Record<string, unknown>) => object): void {
  write(file, JSON.stringify(edit(JSON.parse(read(file))), null, 2));
}

/** An entry's words. */
export const words = (entry: Record<string, unknown>): object => Object(entry.words);

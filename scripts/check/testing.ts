import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentIssue, issueText, putAt } from '@/content/schema/issue';
import { filesIn } from './entries';
import { fixture } from './fixture';
import { checkEntries } from './validate';
import { contentWarnings } from './warnings';

/** Folder of a copy of the content, which is restored after each test. */
const copy = mkdtempSync(join(tmpdir(), 'content-'));

/** The entry of the fixture, and its Arabic words. */
export const category = 'categories/curtains/fixture.json';
export const arabic = category.replace(/json$/, 'ar.json');

const asJson = (entry: object) => `${JSON.stringify(entry, null, 2)}\n`;

/** The entry of one of the shop's pictures. */
export function anyPicture(): string {
  const [name = ''] = filesIn(join('content', 'pictures')).filter((file) => !file.includes('.ar.'));
  return `pictures/${name}`;
}

/** The former texts of files that a test has changed; undefined for new ones. */
const former = new Map<string, string | undefined>();

beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', copy, { recursive: true, filter });
  const { file: picture } = JSON.parse(read(anyPicture()));
  for (const [file, entry] of Object.entries(fixture(picture))) write(file, asJson(entry));
  former.clear();
});

afterEach(() => {
  for (const [file, text] of former) {
    if (text === undefined) rmSync(join(copy, file));
    else writeFileSync(join(copy, file), text);
  }
  former.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

const linesOf = (found: readonly ContentIssue[]) =>
  found.map((each) => issueText(each).replaceAll(`${copy}/`, ''));

/** Errors in the copy, a line each. */
export const errors = () => linesOf(checkEntries(copy).errors);

/** Warnings of the copy. */
export const warnings = () => linesOf(contentWarnings(checkEntries(copy).entries));

export const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function keepFormer(file: string): void {
  if (!former.has(file)) former.set(file, existsSync(join(copy, file)) ? read(file) : undefined);
}

export function write(file: string, text: string | Buffer): void {
  keepFormer(file);
  writeFileSync(join(copy, file), text);
}

export function remove(file: string): void {
  keepFormer(file);
  rmSync(join(copy, file));
}

/** Removes all entries of a folder. */
export function removeAll(folder: string): void {
  for (const name of filesIn(join(copy, folder))) remove(join(folder, name));
}

export function replace(file: string, before: string | RegExp, after: string): void {
  write(file, read(file).replace(before, after));
}

/** Updates an entry; undefined fields are removed. */
export function change(file: string, edit: (entry: Record<string, unknown>) => object): void {
  write(file, asJson(edit(JSON.parse(read(file)))));
}

/** Sets a value; undefined removes it. */
export function put(file: string, path: string, value: unknown): void {
  change(file, (entry) => {
    putAt(entry, path.split('.'), value);
    return entry;
  });
}

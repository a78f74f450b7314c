import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownLocales, sourceLocale } from '@/config/locales';
import { inEvery } from '@/config/testing';
import { type ContentIssue, issueText, putAt } from '@/content/schema/issue';
import { filesIn } from './entries';
import { checkEntries, mergeMissing } from './validate';
import { contentWarnings } from './warnings';

const copy = mkdtempSync(join(tmpdir(), 'content-'));

/** An entry that is not the shop's, and its Arabic words. */
export const category = 'categories/curtains/fixture.json';
export const arabic = category.replace(/json$/, 'ar.json');

const labelled = { label: 'Track', value: 'Oak' };
const text = { title: 'One', text: 'Two words.' };
const item = { title: inEvery('One'), text: inEvery('Two words.') };

const wordsOf = (name: string) => ({
  name,
  heading: `${name} Curtains`,
  description: `${name}: ${'cloth, track and hem, '.repeat(6)}measured.`,
  eyebrow: 'Curtains',
  introTitle: 'What it is',
  goodFor: 'Rooms',
  make: labelled,
  control: labelled,
  galleryHeading: 'Gallery',
  callToAction: text,
});

export function anyPicture(): string {
  const [name = ''] = filesIn(join('content', 'pictures')).filter((file) => !/\.\w\w\./.test(file));
  return `pictures/${name}`;
}

/** The former texts of files that a test has changed; undefined for new ones. */
const former = new Map<string, string | undefined>();

beforeAll(() => {
  const filter = (file: string) => !file.startsWith(join('content', 'media'));
  cpSync('content', copy, { recursive: true, filter });
  const { file } = JSON.parse(read(anyPicture()));
  writeEntry(category, {
    order: 99,
    banner: file,
    media: [
      { type: 'image', src: file, caption: inEvery('Left') },
      {
        type: 'remote-image',
        src: 'https://example.com/a.jpg',
        width: 300,
        height: 200,
        alt: inEvery('A curtain on a rod'),
      },
    ],
    delivery: { unit: 'hours', from: 3, to: 4 },
    services: [],
    intro: [inEvery('A curtain.')],
    features: [item],
    reasons: [item],
    words: wordsOf('Fixture'),
  });
  for (const locale of knownLocales.filter((each) => each !== sourceLocale))
    writeEntry(category.replace(/json$/, `${locale}.json`), { words: wordsOf('Fixture') });
  former.clear();
});

afterEach(() => {
  for (const [file, before] of former) {
    if (before === undefined) rmSync(join(copy, file));
    else writeFileSync(join(copy, file), before);
  }
  former.clear();
});

afterAll(() => rmSync(copy, { recursive: true }));

const linesOf = (found: readonly ContentIssue[]) =>
  found.map((each) => issueText(each).replaceAll(`${copy}/`, ''));

export const errors = () => linesOf(mergeMissing(checkEntries(copy).errors));

export const warnings = () => linesOf(contentWarnings(checkEntries(copy).entries));

export const read = (file: string) => readFileSync(join(copy, file), 'utf8');

function recordFormer(file: string): void {
  if (!former.has(file)) former.set(file, existsSync(join(copy, file)) ? read(file) : undefined);
}

export function write(file: string, content: string | Buffer): void {
  recordFormer(file);
  writeFileSync(join(copy, file), content);
}

const writeEntry = (file: string, entry: object) =>
  write(file, `${JSON.stringify(entry, null, 2)}\n`);

export function removeAll(folder: string): void {
  for (const file of filesIn(join(copy, folder)).map((name) => join(folder, name))) {
    recordFormer(file);
    rmSync(join(copy, file));
  }
}

export function replace(file: string, before: string | RegExp, after: string): void {
  write(file, read(file).replace(before, after));
}

export function change(file: string, edit: (entry: Record<string, unknown>) => object): void {
  writeEntry(file, edit(JSON.parse(read(file))));
}

export function put(file: string, path: string, value: unknown): void {
  change(file, (entry) => {
    putAt(entry, path.split('.'), value);
    return entry;
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { readEntries } from '@/scripts/check/entries';
import { textsIn } from './schema/issue';

const folders = ['browser', 'components', 'content', 'e2e', 'lib', 'scripts'];

/** Single words are ignored. */
const isSentence = (text: string) => text.length >= 12 && text.includes(' ');

const texts = readEntries()
  .entries.flatMap(({ value }) => textsIn(value).map(({ text }) => text))
  .filter(isSentence);

const tests = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:test|spec)\.tsx?$|^e2e\/.*\.ts$/.test(file));

it.each(tests)('%s imports the shop’s words from content/', (file) => {
  const source = readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  expect(texts.filter((text) => source.includes(text))).toEqual([]);
});

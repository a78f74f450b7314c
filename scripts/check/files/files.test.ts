import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { issueText } from '@/content/schema/issue';
import { readEntries } from '../entries';
import { checkFiles } from '.';
import { removePlaces } from './places';

const folder = mkdtempSync(join(tmpdir(), 'files-'));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const files = {
  picture: ['content/media', '/pictures/a.jpg', 'pictures', 'file'],
  film: ['content/media', '/films/a.mp4', 'films', 'file'],
  logo: ['public', '/clients/a.svg', 'clients', 'src'],
} as const;
type Kind = keyof typeof files;
type Content = string | Buffer | Promise<Buffer>;

/** Issues of an entry that refers to a file with this content. */
async function checked(kind: Kind, content: Content) {
  const [root, file, collection, field] = files[kind];
  const entry = `content/${collection}/one.json`;
  write(`${root}${file}`, await content);
  write(entry, `{\n  "${field}": "${file}"\n}\n`);
  const { entries } = readEntries(join(folder, 'content'));
  const { errors, warnings } = await checkFiles(folder, entries);
  rmSync(join(folder, entry));
  const lines = [...errors, ...warnings].map(issueText);
  return { errors: errors.length, text: lines.join('\n').replace(`${root}${file}`, 'it') };
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } }).jpeg();

const located = () =>
  photograph(800, 600).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } });

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** An MP4 with one track, as far as it is read. */
const film = (codec: string, more = '') => bytes(`ftypisom stsd${' '.repeat(12)}${codec}${more}`);

const place = '\u00a9xyz\0\0\0\0+25.2854+051.5310/';
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inside}<path d="M0 0h8"/></svg>`;

afterAll(() => rmSync(folder, { recursive: true }));

test.each<[what: string, kind: Kind, content: Content, says: RegExp]>([
  ['a text', 'picture', 'text', /:2: file: it is no picture/],
  ['a tiny one', 'picture', photograph(1000, 199).toBuffer(), /1000 × 199 pixels/],
  ['an iPhone’s', 'picture', bytes('sizeftypheic'), /HEIC.*Most Compatible/],
  ['one with its place', 'picture', located().toBuffer(), /it says where.*npm run tidy/],
  ['a text', 'film', 'text', /:2: file: it is no MP4/],
  ['one in H.265', 'film', film('hvc1'), /it is coded as H\.265.*H\.264/],
  ['one with its place', 'film', film('avc1', place), /it says where/],
  ['a script', 'logo', drawing('<script>x()</script>'), /:2: src: it holds what runs \(<script>\)/],
  ['a handler', 'logo', drawing('', ' onload="x()"'), /<svg>/],
  ['a web page', 'logo', drawing('<foreignObject/>'), /<foreignObject>/],
  ['a hidden link', 'logo', drawing('<a href="java&#115;cript:x()"/>'), /<a>/],
  ['a text', 'logo', 'text', /no SVG/],
])('%s as a %s is an error', async (_, kind, content, says) => {
  const { errors, text } = await checked(kind, content);
  expect(errors).toBe(1);
  expect(text).toMatch(says);
});

test.each<[kind: Kind, content: Content]>([
  ['picture', photograph(800, 600).toBuffer()],
  ['film', film('avc1')],
  ['logo', drawing('<style>.a{fill:#000}</style>')],
])('a %s as it should be is none', async (kind, content) => {
  expect(await checked(kind, content)).toEqual({ errors: 0, text: '' });
});

test('a picture that is narrow for its place is a warning', async () => {
  write('content/pages/home.json', '{ "slides": [{ "image": "/pictures/a.jpg" }] }');
  const { errors, text } = await checked('picture', photograph(1600, 900).toBuffer());
  expect(errors).toBe(0);
  expect(text).toMatch(/1600 pixels wide.*slides\[1\]\.image.*2160/);
});

test('the location is removed from photographs and films that have one', async () => {
  const root = join(folder, 'taken');
  const { width } = await sharp(await located().toBuffer()).metadata();
  write('taken/pictures/here.jpg', await located().toBuffer());
  write('taken/pictures/plain.jpg', await photograph(300, 300).toBuffer());
  write('taken/films/here.mp4', film('avc1', place));

  expect(await removePlaces(root)).toEqual([`${root}/pictures/here.jpg`, `${root}/films/here.mp4`]);
  expect(await removePlaces(root)).toEqual([]);
  const left = await sharp(join(root, 'pictures/here.jpg')).metadata();
  expect([left.width, left.exif]).toEqual([width, undefined]);
});

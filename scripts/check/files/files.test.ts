import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { collections } from '@/content/schema';
import { issueText } from '@/content/schema/issue';
import { readEntries } from '../entries';
import { checkFiles } from '.';
import { removePlaces } from './places';

const folder = mkdtempSync(join(tmpdir(), 'files-'));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Issues of an entry that refers to a file with this content. */
async function checked(file: string, content: string | Buffer) {
  const [root, collection, field] = file.endsWith('.svg')
    ? ['public', 'clients', 'src']
    : ['content/media', file.split('/')[1], 'file'];
  const entry = `content/${collection}/one.json`;
  write(`${root}${file}`, content);
  write(entry, `{\n  "${field}": "${file}"\n}\n`);
  const { errors, warnings } = await checkFiles(
    folder,
    readEntries(join(folder, 'content')).entries,
  );
  rmSync(join(folder, entry));
  const lines = [...errors, ...warnings].map(issueText);
  return { errors: errors.length, text: lines.join('\n').replace(`${root}${file}`, 'it') };
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } }).jpeg();

const located = () =>
  photograph(800, 600).withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } });

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

const film = (codec: string, ...more: readonly Buffer[]) => {
  const table = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(70)));
  const media = box('mdia', box('minf', box('stbl', table)));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', box('trak', media), ...more),
  ]);
};

const place = box('udta', box('\u00a9xyz', Buffer.from('\0\0\0\0+25.2854+051.5310/')));
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inside}<path d="M0 0h8"/></svg>`;

beforeAll(() => {
  for (const { path, single } of collections())
    mkdirSync(join(folder, 'content', single ? dirname(path) : path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each<
  [what: string, file: string, content: () => string | Buffer | Promise<Buffer>, says: RegExp]
>([
  ['a text for a picture', '/pictures/a.jpg', () => 'text', /:2: file: it is no picture/],
  [
    'a tiny picture',
    '/pictures/a.jpg',
    () => photograph(1000, 199).toBuffer(),
    /1000 × 199 pixels/,
  ],
  [
    'an iPhone’s photograph',
    '/pictures/a.jpg',
    () => box('ftyp', Buffer.from('heic')),
    /HEIC.*Most Compatible/,
  ],
  [
    'a photograph that says where it was taken',
    '/pictures/a.jpg',
    () => located().toBuffer(),
    /:2: file: it says where.*npm run tidy/,
  ],
  ['a text for a film', '/films/a.mp4', () => 'text', /:2: file: it is no MP4/],
  [
    'a film in H.265',
    '/films/a.mp4',
    () => film('hvc1'),
    /:2: file: it is coded as H\.265.*H\.264/,
  ],
  ['a film that says where it was made', '/films/a.mp4', () => film('avc1', place), /says where/],
  [
    'a logo with a script',
    '/clients/a.svg',
    () => drawing('<script>x()</script>'),
    /:2: src: it holds what runs \(<script>\)/,
  ],
  ['a logo with a handler', '/clients/a.svg', () => drawing('', ' onload="x()"'), /<svg>/],
  [
    'a logo with a web page',
    '/clients/a.svg',
    () => drawing('<foreignObject/>'),
    /<foreignObject>/,
  ],
  [
    'a logo with a hidden link',
    '/clients/a.svg',
    () => drawing('<a href="java&#115;cript:x()"/>'),
    /<a>/,
  ],
  ['a text for a logo', '/clients/a.svg', () => 'text', /no SVG/],
])('%s is an error', async (_, file, content, says) => {
  const { errors, text } = await checked(file, await content());
  expect(errors).toBe(1);
  expect(text).toMatch(says);
});

test.each([
  ['a photograph', '/pictures/a.jpg', () => photograph(800, 600).toBuffer()],
  ['a film', '/films/a.mp4', () => film('avc1')],
  ['a logo', '/clients/a.svg', () => drawing('<style>.a{fill:#000}</style>')],
])('%s as it should be is none', async (_, file, content) => {
  expect(await checked(file, await content())).toEqual({ errors: 0, text: '' });
});

test('a picture that is narrow for its place is a warning', async () => {
  write('content/pages/home.json', '{ "slides": [{ "image": "/pictures/a.jpg" }] }');
  const { errors, text } = await checked('/pictures/a.jpg', await photograph(1600, 900).toBuffer());
  expect(errors).toBe(0);
  expect(text).toMatch(/1600 pixels wide.*slides\[1\]\.image.*2160/);
});

test('only the location is removed from photographs and films', async () => {
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

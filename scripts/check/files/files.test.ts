import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { issueText } from '@/content/schema/issue';
import { readEntries } from '../entries';
import { checkFiles } from '.';

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

async function film(codec: 'avc' | 'vp9', raw = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const track = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(track);
  output.setMetadataTags({ raw });
  await output.start();
  const name = { avc: 'avc1.42001f', vp9: 'vp09.00.10.08' }[codec];
  const decoderConfig = { codec: name, codedWidth: 16, codedHeight: 16 };
  const description = Uint8Array.of(1, 66, 0, 31, 255, 225, 0, 0, 0);
  const frame = new EncodedPacket(new Uint8Array(4), 'key', 0, 1);
  await track.add(frame, { decoderConfig: { ...decoderConfig, description } });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';

afterAll(() => rmSync(folder, { recursive: true }));

test.each<[what: string, kind: Kind, content: Content, says: RegExp]>([
  ['a text', 'picture', 'text', /:2: file: it is not a JPEG, PNG or WebP.*Most Compatible/],
  ['a tiny one', 'picture', photograph(1000, 199).toBuffer(), /1000 × 199 pixels/],
  ['a text', 'film', 'text', /:2: file: it is not an MP4/],
  ['one of another codec', 'film', film('vp9'), /it is encoded as vp9.*H\.264/],
  ['one with its place', 'film', film('avc', { '©xyz': '+25.2+51.5/' }), /it contains a GPS/],
  ['a text', 'logo', 'text', /:2: src: it is not a JPEG, PNG or WebP/],
  ['a photograph', 'picture', photograph(800, 600).toBuffer(), /^$/],
  ['a film', 'film', film('avc'), /^$/],
  ['a drawing', 'logo', drawing, /^$/],
])('checks %s as a %s', async (_, kind, content, says) => {
  const { errors, text } = await checked(kind, content);
  expect(text).toMatch(says);
  expect(errors).toBe(text ? 1 : 0);
});

test.each<[width: number, height: number, errors: RegExp]>([
  [1200, 800, /^$/],
  [900, 601, /^$/],
  [800, 800, /one\.json:3: evening: .*lit\.jpg is 800 × 800 .* 300 × 200; .*proportions/],
])('a dark theme’s picture of %s × %s beside one of 300 × 200', async (width, height, errors) => {
  write('content/media/pictures/a.jpg', await photograph(300, 200).toBuffer());
  write('content/media/pictures/lit.jpg', await photograph(width, height).toBuffer());
  const entry = { file: '/pictures/a.jpg', evening: '/pictures/lit.jpg' };
  write('content/pictures/one.json', JSON.stringify(entry, null, 2));
  const found = await checkFiles(folder, readEntries(join(folder, 'content')).entries);
  rmSync(join(folder, 'content/pictures/one.json'));
  expect(found.errors.map(issueText).join()).toMatch(errors);
});

test('a picture that is narrow for its place is a warning', async () => {
  write('content/pages/home.json', '{ "slides": [{ "image": "/pictures/a.jpg" }] }');
  const { errors, text } = await checked('picture', photograph(1600, 900).toBuffer());
  expect(errors).toBe(0);
  expect(text).toMatch(/1600 pixels wide.*slides\[1\]\.image.*1920/);
});

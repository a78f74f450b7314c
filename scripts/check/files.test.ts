import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { temporaryFolder } from '../serve/testing';
import { checkFiles, signErrors, smallPictures } from './files';
import { entryOf } from './testing';

const { path: folder, write, remove } = temporaryFolder();
afterAll(remove);

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();

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

const kinds = {
  picture: ['content/media/pictures/a.jpg', entryOf('pictures', 'a', { file: '/pictures/a.jpg' })],
  evening: [
    'content/media/pictures/a.jpg',
    entryOf('pictures', 'a', { file: '/pictures/day.jpg', evening: '/pictures/a.jpg' }),
  ],
  film: ['content/media/films/a.mp4', entryOf('films', 'a', { file: '/films/a.mp4' })],
  logo: ['public/clients/a.svg', entryOf('clients', 'a', { src: '/clients/a.svg' })],
} as const;

test.each<[kind: keyof typeof kinds, content: string | Buffer | Promise<Buffer>, says: RegExp]>([
  ['picture', 'text', /a\.jpg is not a JPEG, PNG or WebP.*Most Compatible$/],
  ['picture', photograph(800, 600).then((whole) => whole.subarray(0, -200)), /a\.jpg is cut off/],
  ['evening', photograph(1200, 800), /^$/],
  ['evening', photograph(800, 800), /a\.jpg is 800 × 800 .* 300 × 200; .*proportions$/],
  ['film', 'text', /a\.mp4 is not an MP4/],
  ['film', film('vp9'), /a\.mp4 is encoded as vp9.*H\.264$/],
  ['film', film('avc', { '©xyz': '+25.2+51.5/' }), /a\.mp4 contains a GPS/],
  ['film', film('avc'), /^$/],
  ['logo', 'text', /a\.svg is not a whole SVG drawing/],
  ['film', Buffer.alloc(700 * 1024), /a\.mp4 has 700 KB/],
])('%#: what is wrong with a %s, if anything is', async (kind, content, says) => {
  const [file, entry] = kinds[kind];
  write(file, await content);
  write('content/media/pictures/day.jpg', await photograph(300, 200));
  const errors = await checkFiles(folder, [entry]);
  expect(errors.map(({ message }) => message).join()).toMatch(says);
});

test.each([
  [drawing, []],
  ['hello', [{ message: expect.stringContaining('an SVG') }]],
  [drawing.replace('<path', '<g><path'), [{ message: expect.stringContaining('an SVG') }]],
])('refuses a sign of which no icon can be made: %s', async (sign, errors) => {
  write('public/sign.svg', sign);
  expect(await signErrors(folder)).toMatchObject(errors);
});

test('asks about a picture that is too small', async () => {
  write('content/media/pictures/small.jpg', await photograph(300, 200));
  write('content/media/pictures/large.jpg', await photograph(1080, 720));
  const named = ['small', 'large'].map((name) =>
    entryOf('pictures', name, { file: `/pictures/${name}.jpg` }),
  );
  expect(await smallPictures(folder, named)).toMatchObject([
    { file: 'content/pictures/small.json' },
  ]);
});

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** The boxes of an MP4 (ISO 14496-12): a length, four letters, and what they hold. */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    // 0 is the rest of the file.
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (length < head) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, content: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return boxes;
}

const inside = (boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type).flatMap(({ content }) => boxesIn(content));

/** How each track is coded, in the four letters of its sample entries: `avc1` for H.264, `mp4a` for sound. */
function codecsOf(bytes: Buffer): string[] {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
  const tables = path.reduce(inside, boxesIn(bytes));
  return tables
    .filter(({ type }) => type === 'stsd')
    .flatMap(({ content }) => boxesIn(content.subarray(8)).map(({ type }) => type));
}

const names: Readonly<Record<string, string>> = {
  hvc1: 'H.265',
  hev1: 'H.265',
  dvh1: 'Dolby Vision',
  av01: 'AV1',
  vp09: 'VP9',
  mp4v: 'MPEG-4 Visual',
  apch: 'ProRes',
};

/** Of coded pictures that every browser plays. */
const played = /^avc[13]$/;
/** Of sound, subtitles, times and the like. */
const unseen = /^(?:mp4a|ac-3|ec-3|Opus|alac|sowt|lpcm|tx3g|mebx|tmcd|text|wvtt|stpp)$/;

/** What is wrong with an MP4; undefined if browsers play it. */
export function filmFault(bytes: Buffer): string | undefined {
  const seen = codecsOf(bytes).filter((codec) => !unseen.test(codec));
  const other = seen.find((codec) => !played.test(codec));
  if (seen.length === 0)
    return 'is no MP4 film, although its name says so; export it as MP4 with H.264';
  if (!other) return undefined;
  return `is coded as ${names[other] ?? other}, which not every phone plays; export it as MP4 with H.264`;
}

/** Whether it has sound, which nobody hears. */
export const hasSound = (bytes: Buffer) => codecsOf(bytes).includes('mp4a');

/** Whether it is a WebM, as its first bytes say. */
export const isWebm = (bytes: Buffer) => bytes.toString('hex', 0, 4) === '1a45dfa3';

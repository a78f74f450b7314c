/** How each track of an MP4 is coded: four letters in its table of samples, `stsd` (ISO 14496-12), such as `avc1` for H.264. */
const codecsOf = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/stsd.{12}(.{4})/gs)].map(([, codec = '']) => codec);

const names: Readonly<Record<string, string>> = {
  hvc1: 'H.265',
  hev1: 'H.265',
  dvh1: 'Dolby Vision',
  av01: 'AV1',
  vp09: 'VP9',
  apch: 'ProRes',
};

/** Of sound, subtitles, times and the like. */
const unseen = /^(?:mp4a|ac-3|ec-3|Opus|alac|sowt|lpcm|tx3g|mebx|tmcd|text|wvtt|stpp)$/;

/** What is wrong with an MP4; undefined if every browser plays it. */
export function filmFault(bytes: Buffer): string | undefined {
  const seen = codecsOf(bytes).filter((codec) => !unseen.test(codec));
  const other = seen.find((codec) => !/^avc[13]$/.test(codec));
  if (seen.length === 0)
    return 'is no MP4 film, although its name says so; export it as MP4 with H.264';
  if (!other) return undefined;
  return `is coded as ${names[other] ?? other}, which not every phone plays; export it as MP4 with H.264`;
}

/** Whether it has sound, which nobody hears. */
export const hasSound = (bytes: Buffer) => codecsOf(bytes).includes('mp4a');

/** Whether it is a WebM, as its first bytes say. */
export const isWebm = (bytes: Buffer) => bytes.toString('hex', 0, 4) === '1a45dfa3';

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

/** Codes of sound, subtitles, time codes and the like. */
const unseen = /^(?:mp4a|ac-3|ec-3|Opus|alac|sowt|lpcm|tx3g|mebx|tmcd|text|wvtt|stpp)$/;

/** Why browsers may not play an MP4; undefined if all do. */
export function filmError(bytes: Buffer): string | undefined {
  const visible = codecsOf(bytes).filter((codec) => !unseen.test(codec));
  const other = visible.find((codec) => !/^avc[13]$/.test(codec));
  if (visible.length === 0)
    return 'is no MP4 film, although its name says so; export it as MP4 with H.264';
  if (!other) return undefined;
  return `is coded as ${names[other] ?? other}, which not every phone plays; export it as MP4 with H.264`;
}

/** Whether it has an audio track, which is never played. */
export const hasSound = (bytes: Buffer) => codecsOf(bytes).includes('mp4a');

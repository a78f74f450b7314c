/**
 * Reads the frame size of an MP4 film from its track headers.
 * @returns undefined when it has no picture track
 */
export function frameSize(mp4: Buffer): { width: number; height: number } | undefined {
  for (let at = mp4.indexOf('tkhd'); at >= 0; at = mp4.indexOf('tkhd', at + 4)) {
    const length = at >= 4 ? mp4.readUInt32BE(at - 4) : 0;
    const end = at - 4 + length;
    // Two versions of the header, 92 and 104 bytes long; anything else only looks like one.
    if ((length !== 92 && length !== 104) || end > mp4.length) continue;
    // Both end in width and height, in 65536ths of a pixel.
    const [width, height] = [mp4.readUInt16BE(end - 8), mp4.readUInt16BE(end - 4)];
    // A sound track has no size.
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}

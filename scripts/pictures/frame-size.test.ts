/** @jest-environment node */
import { frameSize } from './frame-size';

/** A track header of version 0 with this frame size. */
function trackHeader(width: number, height: number): Buffer {
  const box = Buffer.alloc(92);
  box.writeUInt32BE(92, 0);
  box.write('tkhd', 4);
  box.writeUInt16BE(width, 84);
  box.writeUInt16BE(height, 88);
  return box;
}

describe('frameSize', () => {
  it('reads the size of the picture track after a sound track', () => {
    const film = Buffer.concat([Buffer.from('ftyp'), trackHeader(0, 0), trackHeader(704, 396)]);
    expect(frameSize(film)).toEqual({ width: 704, height: 396 });
  });

  it('passes over bytes that only look like a header', () => {
    const film = Buffer.concat([Buffer.from('....tkhd....'), trackHeader(704, 396)]);
    expect(frameSize(film)).toEqual({ width: 704, height: 396 });
  });

  it('finds nothing in a file that is no film', () => {
    expect(frameSize(Buffer.from('tkhd'))).toBeUndefined();
  });
});

import { icoOf } from './ico';

describe('icoOf', () => {
  it('says where each picture lies', () => {
    const ico = Buffer.from(icoOf([16, 32], [Buffer.from('small'), Buffer.from('larger')]));
    expect(ico.readUInt16LE(4)).toBe(2);
    const second = 6 + 16;
    expect(ico.readUInt8(second)).toBe(32);
    const [length, offset] = [ico.readUInt32LE(second + 8), ico.readUInt32LE(second + 12)];
    expect(ico.subarray(offset, offset + length).toString()).toBe('larger');
  });
});

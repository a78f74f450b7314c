import { fallbackOf, ladder } from './ladder';

describe('ladder', () => {
  it('ends with the own width of a picture', () => {
    expect(ladder(1350)).toEqual([160, 384, 640, 832, 1080, 1350]);
  });

  it('never enlarges a small picture', () => {
    expect(ladder(150)).toEqual([150]);
  });

  it('leaves out a width that is nearly the own one', () => {
    expect(ladder(640)).toEqual([160, 384, 640]);
    expect(ladder(856)).toEqual([160, 384, 640, 856]);
  });

  it('stops at its top for a large photograph', () => {
    expect(ladder(6000)).toEqual([160, 384, 640, 832, 1080, 1580]);
  });
});

describe('fallbackOf', () => {
  it('is no wider than the picture', () => {
    expect(fallbackOf(627)).toBe(627);
    expect(fallbackOf(1580)).toBe(1080);
  });
});

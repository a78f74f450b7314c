/** @jest-environment node */
import { ladder } from './ladder';

describe('ladder', () => {
  it('ends with the own width of a picture', () => {
    expect(ladder(1080)).toEqual([196, 254, 329, 427, 554, 720, 936, 1080]);
  });

  it('never enlarges a small picture', () => {
    expect(ladder(150)).toEqual([150]);
  });

  it('names a width once that is both own and a rung', () => {
    expect(ladder(720)).toEqual([196, 254, 329, 427, 554, 720]);
  });

  it('stops at its top for a large photograph', () => {
    expect(ladder(6000).at(-1)).toBe(2054);
    expect(ladder(6000)).toEqual(ladder(2054));
  });

  it('keeps neighbours within a factor of 1.3 for every width', () => {
    for (let own = 196; own <= 2100; own += 1) {
      const widths = ladder(own);
      const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0));
      expect(Math.max(1, ...steps)).toBeLessThanOrEqual(1.3);
      expect(Math.min(2, ...steps)).toBeGreaterThan(1);
    }
  });
});

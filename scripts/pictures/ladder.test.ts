/** @jest-environment node */
import { ladder } from './ladder';

describe('ladder', () => {
  it('ends with the own width of a picture', () => {
    expect(ladder(1080)).toEqual([175, 226, 293, 380, 493, 640, 831, 1080]);
  });

  it('never enlarges a small picture', () => {
    expect(ladder(150)).toEqual([150]);
  });

  it('names a width once that is both own and a rung', () => {
    expect(ladder(640)).toEqual([175, 226, 293, 380, 493, 640]);
  });

  it('stops at its top for a large photograph', () => {
    expect(ladder(6000).at(-1)).toBe(2372);
    expect(ladder(6000)).toEqual(ladder(2372));
  });

  it('keeps neighbours within a factor of 1.3 for every width', () => {
    for (let own = 175; own <= 2400; own += 1) {
      const widths = ladder(own);
      const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? 0));
      expect(Math.max(1, ...steps)).toBeLessThanOrEqual(1.3);
      expect(Math.min(2, ...steps)).toBeGreaterThan(1);
    }
  });
});

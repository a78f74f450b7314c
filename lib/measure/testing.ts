import { type Lengths, noLengths, type PlannedWindow, plainWindow } from './plan';

/** Numbers from 0 to below 1 that are the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A curtain outside the recess with the given choices and measures. */
export function windowWith(
  choices: Partial<PlannedWindow>,
  lengths: Partial<Lengths> = {},
): PlannedWindow {
  return { ...plainWindow, ...choices, lengths: { ...noLengths, ...lengths } };
}

/** Three widths and three heights as typed. */
export function sizes(
  [widthTop, widthMiddle, widthBottom]: readonly [string, string, string],
  [heightLeft, heightCentre, heightRight]: readonly [string, string, string],
): Partial<Lengths> {
  return { widthTop, widthMiddle, widthBottom, heightLeft, heightCentre, heightRight };
}

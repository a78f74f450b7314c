import { calm } from './busy';
import type { PageSamples } from './report';
import type { Sample } from './statistics';

/** Something to measure again and again: a page, or a control of one. */
export interface Subject {
  readonly name: string;
  /** @param phase of this round in all rounds, from 0 to below 1 */
  readonly measure: (phase: number) => Promise<Sample>;
}

export interface Measured {
  readonly pages: readonly PageSamples[];
  /** Share of the processors that others took before each load. */
  readonly busy: readonly number[];
}

/**
 * Measures all subjects once, then all of them again: what slows the computer for a while then slows
 * all of them alike. The order turns from round to round, so that none always follows the same one.
 * @param tell is told of each load as it begins
 * @param keep is given all that is measured so far, after each load
 * @param pause waits for a good moment, and says what share of the processors others take
 */
export async function inRounds(
  subjects: readonly Subject[],
  rounds: number,
  tell: (text: string) => void,
  keep: (measured: Measured) => void,
  pause: () => Promise<number> = calm,
): Promise<Measured> {
  const taken = subjects.map(() => [] as Sample[]);
  const busy: number[] = [];
  const pages = subjects.map(({ name }, i) => ({ page: name, samples: taken[i] ?? [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (let step = 0; step < subjects.length; step += 1) {
      const index = (step + round) % subjects.length;
      const subject = subjects[index];
      if (!subject) continue;
      tell(`round ${round + 1} of ${rounds}: ${subject.name}`);
      busy.push(await pause());
      const measure = () => subject.measure(round / rounds);
      // A browser that fell over once must not cost the figures of a quarter of an hour.
      taken[index]?.push(await measure().catch(measure));
      keep({ pages, busy });
    }
  }
  return { pages, busy };
}

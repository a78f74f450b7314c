import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of work and of rest of all processors since the start. */
function times() {
  return cpus().reduce(
    ({ work, rest }, { times: { user, nice, sys, irq, idle } }) => ({
      work: work + user + nice + sys + irq,
      rest: rest + idle,
    }),
    { work: 0, rest: 0 },
  );
}

/** Below this, times are those of an idle computer. */
const tolerable = 0.15;

/** How long the processors are watched, and how often at most, before a load. */
const glance = 400;
const glances = 25;

/** Share of the processors' time that other programs take, 0 to 1: watched while this one waits. */
async function busyShare(): Promise<number> {
  const before = times();
  await wait(glance);
  const after = times();
  const [work, rest] = [after.work - before.work, after.rest - before.rest];
  return work + rest > 0 ? work / (work + rest) : 0;
}

/** Waits until other programs rest, ten seconds at most. @returns what they take then, 0 to 1 */
export async function calm(): Promise<number> {
  let share = await busyShare();
  for (let more = 1; share > tolerable && more < glances; more += 1) share = await busyShare();
  return share;
}

/**
 * A remark for the reader when the computer was not idle: ratios still hold, milliseconds do not.
 * @param shares one for each load
 */
export function busyRemark(shares: readonly number[]): string | undefined {
  const loads = shares.filter((share) => share > tolerable).length;
  if (loads === 0) return undefined;
  const most = Math.round(Math.max(...shares) * 100);
  return `busy: before ${loads} of ${shares.length} loads other programs took more than ${tolerable * 100} % of the processors (at most ${most} %); read ratios, not milliseconds`;
}

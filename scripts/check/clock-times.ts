/** Clock times, with the afternoon's names. */
const clock =
  /(?<!\d)(\d{1,2})(?:(?::|\.(?=\d\d ?[ap]\.?m))(\d{2}))?\s*(صباحا|فجرا|[ap]\.?m\b|ظهرا|عصرا|مساء|بعد منتصف)?/g;
const afternoon = /^(?:p|ظهرا|عصرا|مساء)/;

/** The clock times that a sentence names, as written and in minutes since midnight. */
export function timesIn(sentence: string): readonly [string, number][] {
  return [...sentence.matchAll(clock)]
    .filter(([, , minutes, part]) => minutes ?? part)
    .map(([whole, hour, minutes = '00', part = '']) => {
      const hours = part ? (Number(hour) % 12) + (afternoon.test(part) ? 12 : 0) : Number(hour);
      return [whole.trim(), hours * 60 + Number(minutes)];
    });
}

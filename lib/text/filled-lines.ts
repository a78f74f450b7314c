import { fill } from './fill';

/** Lines with placeholders, filled in: those whose values are all given. */
export function filledLines(
  lines: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const empty = Object.entries(values).filter(([, text]) => text.trim() === '');
  return lines
    .filter((line) => !empty.some(([name]) => line.includes(`{${name}}`)))
    .map((line) => fill(line, values))
    .join('\n');
}

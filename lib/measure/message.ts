/** Most characters of one WhatsApp message that every phone and relay takes whole. */
export const longestMessage = 1600;

/** Room for '(12/34)' and a line end before each part of a divided message. */
const partMark = 12;

/** A line is cut rather than lost, should one window be longer than a message. */
function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/**
 * The message, in as many parts as it takes: each at most 1,600 characters, numbered when there are several; a window is
 * never divided.
 * @param greeting first line of the first part
 * @param lines one for each window
 * @param closing last line of the last part
 */
export function messageParts(
  greeting: string,
  lines: readonly string[],
  closing: string,
): readonly string[] {
  const whole = [greeting, lines.join('\n'), closing].filter(Boolean).join('\n\n');
  if (whole.length <= longestMessage) return [whole];
  const longest = longestMessage - partMark;
  const parts: string[] = [];
  let part = cut(greeting, longest);
  for (const [index, line] of lines.entries()) {
    const between = index === 0 ? '\n\n' : '\n';
    const tidy = cut(line, longest);
    if (part.length + between.length + tidy.length <= longest) {
      part += between + tidy;
    } else {
      parts.push(part);
      part = tidy;
    }
  }
  if (closing && part.length + 2 + closing.length > longest) {
    parts.push(part);
    part = cut(closing, longest);
  } else if (closing) {
    part += `\n\n${closing}`;
  }
  parts.push(part);
  return parts.map((text, index) => `(${index + 1}/${parts.length})\n${text}`);
}

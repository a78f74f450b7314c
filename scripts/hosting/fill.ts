/**
 * Writes blocks of lines into a configuration file, each between the comments `# written: <name>`
 * and `# end of <name>`, with the indentation of the first.
 * @param file what the text is called in the error
 * @throws Error when the file has no place for a block, or a place without a block
 */
export function fillBlocks(
  file: string,
  text: string,
  blocks: Readonly<Record<string, readonly string[]>>,
): string {
  const places = /^([ \t]*)# written: (\w+)\n[\s\S]*?^\1# end of \2\n/gm;
  const filled = new Set<string>();
  const result = text.replace(places, (_, indent: string, name: string) => {
    const lines = blocks[name];
    if (!lines) throw new Error(`${file}: nothing is known of the part '${name}'`);
    filled.add(name);
    return [`# written: ${name}`, ...lines, `# end of ${name}`]
      .map((line) => `${indent}${line}\n`)
      .join('');
  });
  const missing = Object.keys(blocks).filter((name) => !filled.has(name));
  if (missing.length > 0) throw new Error(`${file} has no place for: ${missing.join(', ')}`);
  return result;
}

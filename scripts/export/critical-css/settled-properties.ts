/** Rules of a direction's root, as Lightning CSS prints them: `[dir="rtl"] { --leading-text: 1.75; }`. */
const rootRule = /^\[dir="?(\w+)"?\] \{([^{}]*)\}\n*/gm;
const declaration = /(--[\w-]+): ([^;]+);/g;

/**
 * Custom properties that only the rule of the page's own direction sets have one value on all of it: they are replaced
 * by that, and set no more. Arabic pages keep 0.1 kB by it.
 * @param sheet as Lightning CSS prints it, not minified
 * @param direction of the page's root
 * @param styles `style` attributes, which may set some
 */
export function replaceSettled(sheet: string, direction: string, styles: string): string {
  const settled = new Map<string, string>();
  const rest = sheet.replace(rootRule, (rule, of, body: string) => {
    if (of !== direction) return rule;
    for (const [, name = '', value = ''] of body.matchAll(declaration)) settled.set(name, value);
    return body.replace(declaration, '').trim() ? rule : '';
  });
  for (const name of settled.keys()) {
    if (new RegExp(`${name}\\s*:`).test(`${rest};${styles}`)) return sheet;
  }
  return rest.replace(
    /var\((--[\w-]+)(?:,[^()]*)?\)/g,
    (whole, name) => settled.get(name) ?? whole,
  );
}

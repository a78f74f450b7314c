/** Tailwind's fallback initial values, for browsers without `@property`. */
const fallbackLayer = /@layer properties \{.*?\n\}/s;
const registration = /@property (--[\w-]+) \{[^}]*initial-value: ([^;]+)/g;
/** Rules of a direction's root, as Lightning CSS prints them: `[dir="rtl"] { --leading-text: 1.75; }`. */
const rootRule = /^\[dir="?(\w+)"?\] \{([^{}]*)\}/gm;
const declaration = /(--[\w-]+):\s*([^;}]*)/g;
/** A value without parentheses, or with one pair in it. */
const plain = /(?:[^()]|\([^()]*\))*?/.source;
const variable = new RegExp(`var\\((--[\\w-]+)(?:,\\s*(${plain}))?\\)`, 'g');

/**
 * Replaces custom properties that have one value on the whole page: of those that nothing sets, their registered initial
 * value or their fallback (Tailwind's utilities refer to many that only other utilities set); of those that only the root
 * sets, for the page's direction, that value.
 * @param sheet as Lightning CSS prints it, not minified
 * @param direction of the page's root
 * @param styles `style` attributes, which may set some
 */
export function replaceFixed(sheet: string, direction: string, styles: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of sheet.matchAll(registration)) values.set(name, value);
  const others = sheet.replace(fallbackLayer, '').replace(rootRule, (rule, of, body: string) => {
    if (of !== direction) return rule;
    for (const [, name = '', value = ''] of body.matchAll(declaration)) values.set(name, value);
    return '';
  });
  const set = new Set([...`${others};${styles}`.matchAll(declaration)].map(([, name]) => name));

  // Repeats until nothing is left to replace: a value may contain another variable.
  let [before, after] = ['', sheet];
  while (after !== before) {
    before = after;
    after = before.replace(variable, (whole, name, fallback) =>
      set.has(name) ? whole : (values.get(name) ?? fallback ?? whole),
    );
  }
  return after;
}

/** Tailwind's fallback initial values, for browsers without `@property`. */
const fallbackLayer = /@layer properties \{.*?\n\}/s;
const registration = /@property (--[\w-]+) \{([^}]*)\}/g;
/** A value without parentheses, or with one pair in it. */
const plain = /(?:[^()]|\([^()]*\))*?/.source;
const variable = new RegExp(`var\\((--[\\w-]+)(?:,\\s*(${plain}))?\\)`, 'g');
const names = (text: string) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);

/** Repeats until nothing is left to replace: a fallback may contain another variable. */
function replaceAll(
  text: string,
  valueFor: (name: string, fallback?: string) => string | undefined,
) {
  let [before, after] = ['', text];
  while (after !== before) {
    before = after;
    after = before.replace(variable, (whole, name, fallback) => valueFor(name, fallback) ?? whole);
  }
  return after;
}

/**
 * Replaces custom properties that nothing sets by their registered initial value or their fallback, and removes their
 * registrations: Tailwind's utilities refer to many that only other utilities set.
 * @param sheet as Lightning CSS prints it, not minified
 * @param styles `style` attributes, which may set some
 */
export function replaceUnset(sheet: string, styles: string): string {
  const set = new Set(names(`${sheet.replace(fallbackLayer, '')};${styles}`));
  const initial = new Map<string, string>();
  for (const [, name = '', facts = ''] of sheet.matchAll(registration)) {
    const value = /initial-value: ([^;]+)/.exec(facts)?.[1];
    if (value) initial.set(name, value);
  }
  return replaceAll(sheet, (name, fallback) =>
    set.has(name) ? undefined : (initial.get(name) ?? fallback),
  )
    .replace(registration, (whole, name) => (set.has(name) ? whole : ''))
    .replace(fallbackLayer, (layer) =>
      layer.replace(/(--[\w-]+): [^;]*;/g, (whole, name) => (set.has(name) ? whole : '')),
    );
}

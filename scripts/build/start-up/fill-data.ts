/** React's data as the page hands it over: entries of `[1, text]`, until React takes the list. */
type NextData = { __next_f?: [kind: number, text?: string][] };

/**
 * Puts the inside of the page's parts back into React's data, where the build has taken it out
 * (lean.ts): read from the page itself, before React starts and changes anything.
 */
export function fillData(): void {
  const marked = document.querySelectorAll('[data-part]');
  const inside = (_: string, part: string) => {
    // In React's data a text that begins with $ is a reference, unless it begins with two.
    const html = (marked[Number(part)]?.innerHTML ?? '').replace(/^\$/, '$$$$');
    return JSON.stringify(html).slice(1, -1);
  };
  for (const entry of (window as NextData).__next_f ?? []) {
    entry[1] &&= entry[1].replace(/\\u0001(\d+)\\u0001/g, inside);
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** Those that a change of colours can break. Whoever meets the enhanced contrast of 7:1 meets the smaller one. */
const colours = ['color-contrast-enhanced', 'link-in-text-block'];
const off = { enabled: false };

/** All of axe's rules, best practices included, or those of colours alone. */
const options = {
  all: { rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': off } },
  colours: { runOnly: { type: 'rule', values: colours } },
} as const;

/** What axe finds on the page as it stands: each rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  rules: keyof typeof options = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    // The script above has put it there.
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'], ...chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, options[rules]);
}

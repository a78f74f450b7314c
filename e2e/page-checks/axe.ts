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

/** Rules that depend on colours. The enhanced contrast of 7:1 includes the minimum. */
const colours = ['color-contrast-enhanced', 'link-in-text-block'];
const off = { enabled: false };

/** All of axe's rules with best practices, or only those of colours. */
const options = {
  all: { rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': off } },
  colours: { runOnly: { type: 'rule', values: colours } },
} as const;

/** axe's violations on the page: each rule with its elements. */
export async function axeViolations(
  page: Page,
  rules: keyof typeof options = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    // Added by the script above.
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'], ...chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, options[rules]);
}

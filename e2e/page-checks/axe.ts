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

/** All of axe's rules, best practices and contrasts of 7:1 included; or those that a change of colours can break. */
const options = {
  all: { rules: { 'color-contrast-enhanced': { enabled: true } } },
  colours: {
    runOnly: {
      type: 'rule',
      values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
    },
  },
} as const;

/** What axe finds on the page as it stands: each rule with the elements that break it. */
export async function axeFindings(
  page: Page,
  rules: keyof typeof options = 'all',
): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    // The script above has just put it there.
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'], ...chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, options[rules]);
}

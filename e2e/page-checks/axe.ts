import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly run: (
    part: string,
    options: object,
  ) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** In dark only the rules of colours, in light all, with best practices. That of 7:1 leaves what lacks 4.5:1 to the other. */
const options = {
  dark: { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
  light: {
    rules: {
      'color-contrast-enhanced': { enabled: true },
      // WCAG 2.2, off by default.
      'target-size': { enabled: true },
    },
  },
} as const;

/** axe's violations in a part of the page, in themes, the light one last: each rule with its elements. */
export async function axeViolations(
  page: Page,
  themes: readonly ('dark' | 'light')[] = ['dark', 'light'],
  part = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const violations = await page.evaluate(
      async ([name, root, rules]) => {
        // As the theme's button does.
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(name);
        for (const animation of document.getAnimations())
          if (animation instanceof CSSTransition) animation.finish();
        // Added by the script above.
        const { run } = (window as unknown as { axe: Axe }).axe;
        return (await run(root, { resultTypes: ['violations'], ...rules })).violations;
      },
      [theme, part, options[theme]] as const,
    );
    for (const { id, nodes } of violations)
      found.push(`${theme}, ${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }
  return found;
}

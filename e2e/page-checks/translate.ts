import type { Page } from '@playwright/test';

/**
 * Simulates browser translation: every text node becomes two `<font>` elements with other words, also those that
 * scripts add later.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (found.nextNode()) texts.push(found.currentNode);
      for (const text of texts) {
        const { parentElement, textContent } = text;
        if (!textContent?.trim() || parentElement?.closest('script, style, font')) continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (!outer || !inner) continue;
        inner.textContent = `«${textContent}»`;
        outer.append(inner);
        parentElement?.replaceChild(outer, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

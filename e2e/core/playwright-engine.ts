import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Engine, Target } from './driver';

/** A browser that Playwright moves. */
export async function playwrightEngine(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    async open({ javaScript }) {
      const context = await browser.newContext({ javaScriptEnabled: javaScript });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const find = ({ role, name, within = 'body' }: Target) => {
        const part = page.locator(within);
        const all =
          role === 'summary'
            ? part.locator('summary', { hasText: name })
            : part.getByRole(role, { name, exact: true });
        return all.filter({ visible: true }).first();
      };
      return {
        complaints,
        goto: async (address) => void (await page.goto(address)),
        // Its own type says the same of a function and its argument, but not for any of them.
        evaluate: (question, arg) => page.evaluate(question as never, arg),
        isSeen: (target) => find(target).isVisible(),
        click: (target) => find(target).click(),
        fill: (target, text) => find(target).fill(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        async answer(addressEnd, status) {
          await page.route(`**${addressEnd}`, (route) => route.fulfill({ status }));
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

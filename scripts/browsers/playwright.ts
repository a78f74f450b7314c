import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Engine } from './driver';

/** A browser that Playwright moves: Chromium, or the Firefox and WebKit that it downloads. */
export async function playwrightEngine(
  type: BrowserType,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    canDoWithoutJavaScript: true,
    async open({ javaScript }) {
      const context = await browser.newContext({ javaScriptEnabled: javaScript });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      return {
        goto: async (address) => void (await page.goto(address)),
        traverse: async (direction) =>
          void (await (direction === 'back' ? page.goBack() : page.goForward())),
        evaluate: (expression) => page.evaluate<string>(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        complaints: async () => complaints,
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

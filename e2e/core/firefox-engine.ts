import puppeteer, { type HTTPRequest } from 'puppeteer-core';
import type { Engine, Target } from './driver';

/** Timeout for an action (milliseconds). */
const timeout = 20_000;

/** Puppeteer's selector: https://pptr.dev/guides/page-interactions#selectors */
function selectorOf({ role, name, within = '' }: Target): string {
  const element =
    role === 'summary' ? `summary::-p-text(${name})` : `::-p-aria(${name}[role="${role}"])`;
  return `${within} ${element}`.trim();
}

/**
 * Serves a page without JavaScript: an installed Firefox in which it is disabled cannot be queried either, so a policy
 * blocks scripts instead.
 */
async function withoutScripts(request: HTTPRequest): Promise<void> {
  const page = await fetch(request.url());
  await request.respond({
    status: page.status,
    contentType: page.headers.get('content-type') ?? '',
    headers: { 'content-security-policy': "script-src 'none'" },
    body: await page.text(),
  });
}

/** An installed Firefox, driven by Puppeteer over WebDriver BiDi: Playwright drives only its own build. */
export async function firefoxEngine(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program });
  return {
    async open({ javaScript }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(timeout);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const answers = new Map<string, number>();
      const respond = async (request: HTTPRequest) => {
        const [, status] = [...answers].find(([end]) => request.url().endsWith(end)) ?? [];
        if (status !== undefined) await request.respond({ status });
        else if (!javaScript && request.isNavigationRequest() && request.method() === 'GET')
          await withoutScripts(request);
        else await request.continue();
      };
      // Not before it is needed: service workers get no request that is looked at here.
      const lookAtRequests = async () => {
        page.on('request', respond);
        await page.setRequestInterception(true);
      };
      if (!javaScript) await lookAtRequests();
      return {
        complaints,
        goto: async (address) => void (await page.goto(address)),
        // As in playwright-engine.ts.
        evaluate: (question, arg) => page.evaluate(question as never, arg),
        isSeen: async (target) => (await page.$(selectorOf(target)))?.isVisible() ?? false,
        click: (target) => page.locator(selectorOf(target)).click(),
        fill: (target, text) => page.locator(selectorOf(target)).fill(text),
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        async answer(addressEnd, status) {
          if (javaScript && answers.size === 0) await lookAtRequests();
          answers.set(addressEnd, status);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

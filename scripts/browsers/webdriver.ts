import { setTimeout as pause } from 'node:timers/promises';
import { clickActions, keyActions, typeActions } from './actions';
import type { Driver } from './driver';

/** What WebDriver answers: https://w3c.github.io/webdriver/ */
interface Answer {
  readonly value: unknown;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** Refused policies that the browser has kept for a late observer; script errors are not kept. */
const refusedPolicies = `new Promise((done) => {
  const texts = [];
  if (!('ReportingObserver' in window)) return done('[]');
  new ReportingObserver((reports) => {
    for (const { type, body } of reports) if (type === 'csp-violation')
      texts.push('refused: ' + body.blockedURL + ' by ' + body.effectiveDirective);
  }, { buffered: true }).observe();
  setTimeout(() => done(JSON.stringify(texts)), 100);
})`;

async function ask<Value>(method: 'POST' | 'DELETE' | 'GET', address: string, body?: object) {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: Answer = await response.json();
  if (response.ok) return value as Value; // The protocol says what each command answers.
  const { error, message } = value as Refusal; // As it says what a refusal looks like.
  throw new Error(`${error}: ${message}`);
}

/**
 * Opens a window by a driver that speaks WebDriver.
 * @param driver its origin
 * @param capabilities the browser wanted, in the words of its maker
 * @throws (rejects) with the driver's words when it cannot start the browser
 */
export async function openSession(driver: string, capabilities: object): Promise<Driver> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) =>
    ask<Value>('POST', `${session}/${command}`, body);
  const evaluate = (expression: string) =>
    post<string>('execute/sync', { script: `return ${expression}`, args: [] });
  const pageSize = async (): Promise<Size> =>
    JSON.parse(await evaluate('JSON.stringify({ width: innerWidth, height: innerHeight })'));
  const perform = async (actions: readonly object[]) => {
    await post('actions', { actions });
  };
  return {
    goto: async (url) => {
      await post('url', { url });
    },
    traverse: async (direction) => void (await post(direction, {})),
    evaluate,
    click: (x, y) => perform(clickActions(x, y)),
    type: (text) => perform(typeActions(text)),
    press: (key) => perform(keyActions(key)),
    async resize(width, height) {
      // WebDriver sizes the window; the page is smaller by the bars around it.
      const window = await ask<Size>('GET', `${session}/window/rect`);
      const page = await pageSize();
      await post('window/rect', {
        width: width + window.width - page.width,
        height: height + window.height - page.height,
      });
      for (let tries = 0; tries < 20 && (await pageSize()).width !== width; tries += 1)
        await pause(50);
    },
    complaints: async () => JSON.parse(await evaluate(refusedPolicies)),
    screenshot: async () =>
      Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => ask('DELETE', session),
  };
}

import { expect } from '@playwright/test';
import type { Driver, Key } from '../../scripts/browsers/driver';
import { elementExpression, type Role, type Where } from './find-element';

/** What goes into a page. */
type Json = string | number | boolean | null | undefined | object;

/** How long a page may take to do what was asked, in ms; slow machines start browsers slowly. */
const timeout = 20_000;

/** Someone in front of the site: acts by role and name, and waits as a person would. */
export interface Visitor {
  goto(path: string): Promise<void>;
  /** Makes the page that wide and high, in CSS pixels. @returns the width it has become */
  resize(width: number, height: number): Promise<number>;
  /** Runs a function in the page; it sees nothing but its arguments, and gives what JSON can say. */
  ask<Args extends readonly Json[], Result>(
    question: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Waits until a function in the page gives true. */
  until<Args extends readonly Json[]>(
    what: string,
    question: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void>;
  see(role: Role, name: string, where?: Where): Promise<void>;
  miss(role: Role, name: string, where?: Where): Promise<void>;
  /** Clicks in the middle of an element, once it rests and nothing covers it there. */
  click(role: Role, name: string, where?: Where): Promise<void>;
  /** Clicks into a field and types in place of what stands there. */
  write(field: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits for a path of the site, and its page's load event. */
  arrive(path: string): Promise<void>;
}

/** An expression that brings an element into view and gives where its middle is, or what is wrong. */
function placeExpression(element: string): string {
  return `(() => {
    const element = ${element};
    if (!element) return '"is not there"';
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...middle);
    return element.contains(top) ? JSON.stringify(middle) : '"is covered"';
  })()`;
}

/** A visitor of the site at an origin. */
export function visitorOf(driver: Driver, origin: string): Visitor {
  const ask: Visitor['ask'] = async (question, ...args) => {
    const given = args.map((arg) => JSON.stringify(arg)).join(', ');
    return JSON.parse(await driver.evaluate(`JSON.stringify((${question})(${given}) ?? null)`));
  };
  /** Asks again until nothing is wrong; a page that is being left answers with an error. */
  const patiently = (attempt: () => Promise<void>) =>
    expect(attempt).toPass({ timeout, intervals: [100] });

  const until: Visitor['until'] = (what, question, ...args) =>
    patiently(async () => {
      if (!(await ask(question, ...args))) throw new Error(`Not so: ${what}`);
    });
  const wait = (wanted: boolean, role: Role, name: string, where?: Where) =>
    patiently(async () => {
      const shown = await driver.evaluate(`String(!!${elementExpression(role, name, where)})`);
      if (shown !== String(wanted))
        throw new Error(`The ${role} '${name}' is ${wanted ? 'not there' : 'still there'}`);
    });
  const click: Visitor['click'] = async (role, name, where) => {
    const script = placeExpression(elementExpression(role, name, where));
    let last = '';
    await patiently(async () => {
      const before = last;
      last = await driver.evaluate(script);
      if (last.startsWith('"')) throw new Error(`The ${role} '${name}' ${JSON.parse(last)}`);
      if (last !== before) throw new Error(`The ${role} '${name}' moves`);
    });
    const [x = 0, y = 0]: readonly number[] = JSON.parse(last);
    await driver.click(x, y);
  };

  return {
    ask,
    until,
    click,
    goto: (path) => driver.goto(`${origin}${path}`),
    async resize(width, height) {
      await driver.resize(width, height);
      return ask(() => innerWidth);
    },
    see: (role, name, where) => wait(true, role, name, where),
    miss: (role, name, where) => wait(false, role, name, where),
    async write(field, text) {
      await click('textbox', field);
      await ask(() => {
        const active = document.activeElement;
        if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)
          active.select();
      });
      await driver.type(text);
    },
    press: (key) => driver.press(key),
    arrive: (path) =>
      patiently(async () => {
        const page = await ask(() => `${location.pathname} (${document.readyState})`);
        if (page !== `${path} (complete)`) throw new Error(`The page is ${page}, not ${path}`);
      }),
  };
}

import { expect } from '@playwright/test';
import type { Driver, Role } from './driver';

/** Timeout for an action (milliseconds); slow machines start browsers slowly. */
const timeout = 20_000;

interface Where {
  /** Selector of an ancestor. */
  readonly within?: string;
}

/** A visitor, who acts by role and name, and waits as a person would. */
export interface Visitor extends Pick<Driver, 'press' | 'resize' | 'answer' | 'complaints'> {
  /** Opens a path of the site, or an absolute URL. */
  goto(path: string): Promise<void>;
  /** Runs a function in the page, which has access only to its argument and returns JSON. */
  ask<Arg, Result>(question: (arg: Arg) => Result, arg?: Arg): Promise<Result>;
  /** Waits until a function in the page returns true. */
  until<Arg>(what: string, question: (arg: Arg) => boolean, arg?: Arg): Promise<void>;
  see(role: Role, name: string, where?: Where): Promise<void>;
  miss(role: Role, name: string, where?: Where): Promise<void>;
  click(role: Role, name: string, where?: Where): Promise<void>;
  /** Replaces a field's text. */
  write(field: string, text: string, role?: Role): Promise<void>;
  /** Waits for a path of the site, and its page's load event. */
  arrive(path: string): Promise<void>;
}

/** A visitor of the site at an address without a slash at its end, which may be a folder of its host. */
export function visitorOf(driver: Driver, site: string): Visitor {
  const { pathname: folder } = new URL(site);
  /** Polls; a page that is being unloaded rejects. */
  const wait = (what: string, isSo: () => Promise<boolean>) =>
    expect(async () => expect(await isSo(), what).toBe(true)).toPass({ timeout, intervals: [100] });
  const until = <Arg>(what: string, question: (arg: Arg) => boolean, arg?: Arg) =>
    wait(what, () => driver.evaluate(question, arg));
  return {
    ...driver,
    ask: (question, arg) => driver.evaluate(question, arg),
    until,
    goto: (path) => driver.goto(path.startsWith('/') ? `${site}${path}` : path),
    see: (role, name, { within } = {}) =>
      wait(`${role} '${name}' is there`, () => driver.isSeen({ role, name, within })),
    miss: (role, name, { within } = {}) =>
      wait(`${role} '${name}' is gone`, async () => !(await driver.isSeen({ role, name, within }))),
    click: (role, name, { within } = {}) => driver.click({ role, name, within }),
    write: (field, text, role = 'textbox') => driver.fill({ role, name: field }, text),
    arrive: (path) =>
      until(
        `the page is ${path}`,
        (wanted) => location.pathname === wanted && document.readyState === 'complete',
        folder === '/' ? path : `${folder}${path}`,
      ),
  };
}

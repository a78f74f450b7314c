import type { Locator, Page } from '@playwright/test';
import { planner as words } from '../content/en/measure';
import type { Locale } from '../content/locales';
import { measureWords } from '../content/measure';
import { localPath } from '../lib/urls';
import { expect } from './test';

export { words };

export type Three = readonly [string, string, string];

/** The planner, by the names that its visitors read. */
export interface PlannerPage {
  /** One of the six measures, by its label. */
  readonly field: (label: string) => Locator;
  /** A choice, by its name within its group. */
  readonly choose: (group: string, name: string) => Promise<void>;
  readonly measure: (widths: Three, heights: Three) => Promise<void>;
  readonly message: Locator;
  readonly windows: Locator;
  readonly add: () => Promise<void>;
}

export function plannerOf(page: Page, locale: Locale = 'en'): PlannerPage {
  const { widths, heights, units, send, list } = measureWords[locale].planner;
  const widthLabels: Three = [widths.widthTop, widths.widthMiddle, widths.widthBottom];
  const heightLabels: Three = [heights.heightLeft, heights.heightCentre, heights.heightRight];
  // A measure's name ends with its unit.
  const field = (label: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label}( ${units.cm}| ${units.mm})?$`) });
  return {
    field,
    choose: (group, name) =>
      page.getByRole('group', { name: group }).getByText(name, { exact: true }).first().click(),
    async measure(across, down) {
      for (const [index, text] of across.entries())
        await field(widthLabels[index] ?? '').fill(text);
      for (const [index, text] of down.entries()) await field(heightLabels[index] ?? '').fill(text);
      await field(heightLabels[2]).press('Enter');
    },
    message: page.getByRole('region', { name: send.message }),
    windows: page.getByRole('navigation', { name: list.label }).locator('li li button'),
    add: () => page.getByRole('button', { name: list.add }).click(),
  };
}

/** Opens the planner; a key wakes its scripts. */
export async function openPlanner(
  page: Page,
  fragment = '',
  locale: Locale = 'en',
): Promise<PlannerPage> {
  await page.goto(`${localPath('/measure', locale)}/${fragment}`);
  await page.keyboard.press('Shift');
  const planner = plannerOf(page, locale);
  const { send } = measureWords[locale].planner;
  await expect(page.getByRole('link', { name: send.form })).toBeVisible();
  return planner;
}

/** Waits until the device has the list as it stands. */
export async function kept(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('measure-plan') ?? ''))
    .toContain(text);
}

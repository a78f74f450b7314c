import type { Page } from '@playwright/test';
import { defaultLocale, type Locale } from '../../config/locales';
import { plannerWords } from '../../lib/planner/shop';
import { localPath } from '../../lib/urls';
import { hydrated } from './hydrated';
import { expect } from './test';

export const words = plannerWords[defaultLocale];

export function plannerOf(page: Page, locale: Locale = defaultLocale) {
  const { next, sending } = plannerWords[locale];
  const width = page.locator('input[name="widthTop"]');
  const height = page.locator(`input[name="${locale === 'ar' ? 'heightRight' : 'heightLeft'}"]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    width,
    height,
    message: page.getByRole('region', { name: sending.message }),
    progress: page.locator('#plan-progress'),
    whatsapp: page.getByRole('link', { name: sending.whatsapp }),
    next: button(next),
    button,
    async measure(across: string, down: string) {
      await width.fill(across);
      await height.fill(down);
      await height.press('Enter');
    },
  };
}

export async function openPlanner(page: Page, fragment = '', locale: Locale = defaultLocale) {
  await page.goto(`${localPath('/measure', locale)}/${fragment}`);
  await hydrated(page);
  const planner = plannerOf(page, locale);
  await expect(planner.whatsapp).toBeVisible();
  return planner;
}

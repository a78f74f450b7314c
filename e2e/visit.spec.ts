import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { defaultLocale, type Locale, locales } from '../config/locales';
import { curtains } from '../lib/content/collections';
import { getDictionary } from '../lib/content/dictionary';
import { siteKey } from '../lib/text/stored-texts';
import { localPath } from '../lib/urls';
import { faces, showText } from './page-checks/face';
import { expectNoDraft, formOf, letter } from './support/form-page';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** In Doha it is already Friday, the 27th. */
const justAfterMidnight = '2026-11-26T21:00:30Z';

const weekdays = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'];
const { week } = JSON.parse(readFileSync('content/hours.json', 'utf8'));

/** Of the fourteen days from then those on which the shop is open. */
const days = Array.from({ length: 14 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 10, 27 + index)).toISOString().slice(0, 10),
  day: weekdays[(index + 1) % 7] ?? '',
})).filter(({ day }) => week[day]);

async function openVisit(page: Page, locale: Locale = defaultLocale, fragment = '') {
  await page.clock.setFixedTime(justAfterMidnight);
  await page.goto(`${localPath('/visit', locale)}/${fragment}`);
  await hydrated(page);
  const { form, title, districts } = getDictionary(locale).visitPage;
  const words = { ...form, title, districts };
  const group = (name: string) => page.getByRole('group', { name });
  return {
    words,
    days: group(words.day).getByRole('radio'),
    parts: group(words.part),
    message: page.getByRole('region', { name: words.message }),
    whatsapp: page.getByRole('link', { name: words.send.whatsapp }),
    field: (label: string) => page.getByRole('form', { name: words.title }).getByLabel(label),
  };
}

test.describe('a visitor in Los Angeles', () => {
  test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'America/Los_Angeles' });

  test('requests a visit in the shop’s time, by keyboard, in one message', {
    tag: '@core',
  }, async ({ page, consoleErrors }) => {
    const locale = locales.at(-1) ?? defaultLocale;
    const { hours } = getDictionary(locale);
    const [, second] = days;
    if (!second) throw new Error('the shop is closed for two weeks');
    const weekday = Object.values(hours.days)[new Date(second.date).getUTCDay()] ?? second.day;
    const visit = await openVisit(page, locale, '#product=Sofas');
    const { words } = visit;
    await visit.days.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(visit.days.nth(1)).toBeChecked();
    await visit.parts.getByRole('radio', { disabled: false }).last().press('Space');
    await visit.field(words.district).fill(words.districts[0] ?? 'Al Waab');
    await visit.field(words.windows).fill('4');
    const own = words.lines;
    for (const text of [own.greeting, weekday, 'Sofas', '4', own.end])
      await expect(visit.message).toContainText(text);
    const link = new URL((await visit.whatsapp.getAttribute('href')) ?? '');
    const message = await visit.message.textContent();
    expect(link.searchParams.get('text')).toBe(message);
    const mail = await page.getByRole('link', { name: words.send.email }).getAttribute('href');
    const { searchParams: sent } = new URL(mail ?? '');
    expect(sent.get('body')?.replaceAll('\r', '')).toBe(message);
    expect(sent.get('subject')).toBe(words.title);
    // In the visitor's language.
    const products = page.locator(`datalist option[value="${curtains[0]?.words[locale].heading}"]`);
    await expect(products).toHaveCount(1);
    expect(consoleErrors).toEqual([]);
  });
});

test('a phone shows all days at once, and the button follows the chosen one', {
  tag: '@layout',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visit = await openVisit(page);
  const pills = page.locator('label:has([name=date])');
  for (const face of faces) {
    await showText(page, face);
    const rows = await pills.evaluateAll((all) => [
      ...new Set(all.map((each) => each.getBoundingClientRect().top)),
    ]);
    expect(rows, face).toHaveLength(2);
    for (const pill of await pills.all()) await expect(pill, face).toBeInViewport({ ratio: 1 });
  }
  await expect(visit.whatsapp).not.toBeInViewport();
  await pills.last().click();
  await expect(visit.whatsapp).toBeInViewport({ ratio: 1 });
});

test('the calendar has the chosen day, and the form sends the message, which clears the draft', async ({
  page,
}) => {
  const visit = await openVisit(page);
  const { words } = visit;
  await visit.days.first().check({ force: true });
  await visit.parts.getByRole('radio', { disabled: false }).last().check({ force: true });
  const hours = await visit.parts.locator('label:has(:checked)').textContent();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.send.calendar }).click();
  const file = await text(await (await download).createReadStream());
  const inShop = (time = '') =>
    new Date(`${days[0]?.date}T${time.padStart(5, '0')}+03:00`)
      .toISOString()
      .replace(/[-:]|\.0*/g, '');
  const [opens, closes] = hours?.match(/\d+:\d+/g) ?? [];
  expect(file).toContain(`DTSTART:${inShop(opens)}`);
  if (Number.parseInt(closes ?? '', 10) > 12) expect(file).toContain(`DTEND:${inShop(closes)}`);
  await expect(page.getByText(words.send.calendarSaved)).toBeVisible();
  await visit.field(words.note).fill('A woman at the door');
  const toForm = page.getByRole('link', { name: words.send.form });
  await toForm.click();
  const form = formOf(page);
  await expect(form.message, 'the request comes along to the form').toHaveValue(/A woman at/);
  await form.name.fill(letter.name);
  await form.email.fill(letter.email);
  await form.send.click();
  await expect(form.message).toHaveValue('');
  await expectNoDraft(page);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), siteKey('visit-draft')))
    .toBeNull();
});

/** The WhatsApp links of the exported pages (docs/requirements.md 1.7). */

import { greetingWithPrice } from '@/components/prices/price-text';
import { defaultLocale } from '@/config/locales';
import { fileOf, allPages as files, page } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import { allPages, paths } from '@/lib/pages';
import { categoryPages, servicePages } from '@/lib/pages/entry-pages';
import { inSentence } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';

function messagesOf(file: string, part: 'body' | 'header' | 'footer' | 'aside' = 'body'): string[] {
  const { $ } = page(file);
  return $(`${part} a[href^="https://wa.me/"]:not([lang]:not([lang="${defaultLocale}"]) *)`)
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '').searchParams.get('text') ?? '');
}

test('header, footer and bubble of every page have its greeting', () => {
  const notFound = { file: '404.html', greeting: getDictionary(defaultLocale).chat.notFound };
  const pages = allPages(defaultLocale).map(({ path, greeting }) => ({
    file: fileOf(path),
    greeting: greetingWithPrice({ path, greeting, locale: defaultLocale }),
  }));
  for (const { file, greeting } of [...pages, notFound]) {
    const frame = (['header', 'footer', 'aside'] as const).map((part) => messagesOf(file, part));
    // The header has one in each menu of products, too.
    expect([file, ...frame.map(({ length }) => length > 0)]).toEqual([file, true, true, true]);
    expect([...new Set(frame.flat())]).toEqual([greeting]);
  }
});

test('products and services have their names in sentence case', () => {
  const products = (['curtains', 'blinds'] as const).flatMap((kind) =>
    categoryPages(kind, defaultLocale),
  );
  for (const { path, heading } of [...products, ...servicePages(defaultLocale)]) {
    const name = inSentence(heading, getDictionary(defaultLocale));
    for (const message of messagesOf(fileOf(path))) expect(message).toContain(name);
  }
});

test('no message is a blank form, or a page’s name from the menu', () => {
  const { chat, navigation } = getDictionary(defaultLocale);
  for (const path of paths) {
    for (const message of messagesOf(fileOf(path))) {
      expect(message).not.toMatch(/^\s*$|\{[\w.]+\}/);
      for (const other of ['/about', '/contact', '/gallery', '/faq', '/blog'] as const)
        expect(message).not.toBe(fill(chat.product, { name: navigation[other] }));
    }
  }
});

test('every chat and call has a number of the shop’s', () => {
  const numbers = Object.values(site.phones).map((phone) => phone.replace(/\D/g, ''));
  const others = files().flatMap((file) => {
    const { $ } = page(file);
    const links = $('a[href^="https://wa.me/"], a[href^="tel:"]').toArray();
    return links
      .map((link) => /\d+/.exec($(link).attr('href') ?? '')?.[0] ?? '')
      .filter((number) => !numbers.includes(number))
      .map((number) => `${file}: ${number}`);
  });
  expect(others).toEqual([]);
});

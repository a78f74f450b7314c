/** The WhatsApp links of the exported pages (docs/requirements.md 1.7). */

import { defaultLocale } from '@/config/locales';
import { fileOf, allPages as files, page } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import { allPages } from '@/lib/pages';
import { productPages, servicePages } from '@/lib/pages/entry-pages';
import { greetingWithPrice } from '@/lib/prices/price-text';
import { inSentence } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';

const words = getDictionary(defaultLocale);
const pages = allPages(defaultLocale);

function messagesOf(file: string, part = 'body'): string[] {
  const { $ } = page(file);
  return $(`${part} a[href^="https://wa.me/"]:not([lang]:not([lang="${defaultLocale}"]) *)`)
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '').searchParams.get('text') ?? '');
}

test.each([
  ['404.html', words.chat.notFound],
  ...pages.map(({ path, greeting }) => [
    fileOf(path),
    greetingWithPrice({ path, greeting, locale: defaultLocale }),
  ]),
])('header, footer and bubble of %s have its greeting', (file, greeting) => {
  // The header has one in each menu of products, too.
  for (const part of ['header', 'footer', 'aside'])
    expect([...new Set(messagesOf(file ?? '', part))]).toEqual([greeting]);
});

test('products and services have their names in sentence case', () => {
  for (const { path, heading } of [...productPages(defaultLocale), ...servicePages(defaultLocale)])
    for (const message of messagesOf(fileOf(path)))
      expect(message).toContain(inSentence(heading, words));
});

test('no message is a blank form, or a page’s name from the menu', () => {
  const messages = pages.flatMap(({ path }) => messagesOf(fileOf(path)));
  expect(messages.filter((message) => /^\s*$|\{[\w.]+\}/.test(message))).toEqual([]);
  for (const other of ['/about', '/contact', '/gallery', '/faq', '/blog'] as const)
    expect(messages).not.toContain(fill(words.chat.product, { name: words.navigation[other] }));
});

test.each(files())('every chat and call of %s has a number of the shop’s', (file) => {
  const numbers = Object.values(site.phones).map((phone) => phone.replace(/\D/g, ''));
  const called = page(file)
    .$('a[href^="https://wa.me/"], a[href^="tel:"]')
    .toArray()
    .map(({ attribs }) => /\d+/.exec(attribs.href ?? '')?.[0]);
  expect(called.filter((number) => !numbers.includes(number ?? ''))).toEqual([]);
});

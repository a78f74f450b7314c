/** The WhatsApp links of the exported pages (docs/requirements.md 1.7). */

import { readFileSync } from 'node:fs';
import { defaultLocale } from '@/config/locales';
import { fileOf, allPages as files, page } from '@/e2e/support/exported';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages } from '@/lib/pages';
import { categoryPages, productPages, servicePages } from '@/lib/pages/entry-pages';
import { publishedPaths } from '@/lib/pages/published-paths';
import { fill } from '@/lib/text/fill';

const words = getDictionary(defaultLocale);
const pages = allPages(defaultLocale);

function messagesOf(file: string, part = 'body'): string[] {
  const { $ } = page(file);
  return $(`${part} a[href^="https://wa.me/"]:not([lang]:not([lang="${defaultLocale}"]) *)`)
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '').searchParams.get('text') ?? '');
}

/** What header, footer and bubble of a page say, which is one message. */
function greetingOf(file: string): string {
  // The header has one in each menu of products, too.
  const said = ['header', 'footer', 'aside'].flatMap((part) => messagesOf(file, part));
  expect([file, [...new Set(said)]]).toEqual([file, [expect.any(String)]]);
  return said[0] ?? '';
}

test.each(publishedPaths)(
  'header, footer and bubble of %s have the greeting of its content',
  (path) => {
    const suffix = defaultLocale === 'en' ? '' : `.${defaultLocale}`;
    const file = `content/pages/${path.slice(1) || 'home'}${suffix}.json`;
    const { greeting } = JSON.parse(readFileSync(file, 'utf8')).words;
    expect(greetingOf(fileOf(path))).toBe(greeting);
  },
);

test.each(pages.map(({ path }) => path).filter((path) => /\/\w+\//.test(path)))(
  'header, footer and bubble of %s name it, with the price that the page begins with',
  (path) => {
    const greeting = greetingOf(fileOf(path));
    const { $ } = page(fileOf(path));
    expect(greeting.toLowerCase()).toContain($('h1').text().toLowerCase());
    const [price] = /QR \d[\d,]*/.exec(greeting) ?? [];
    if (price) expect($('main').text()).toContain(price);
  },
);

test('products and services are named in sentence case, and unknown pages have words of their own', () => {
  const named = [...productPages(defaultLocale), ...servicePages(defaultLocale)];
  for (const { path, heading } of named.filter((each) =>
    /^[A-Z][a-z]+ Curtains$/.test(each.heading),
  ))
    for (const message of messagesOf(fileOf(path)))
      expect(message).toContain(heading.toLowerCase());
  expect(greetingOf('404.html')).toBe(words.chat.notFound);
});

test('no message is a blank form, or a page’s name from the menu', () => {
  const messages = pages.flatMap(({ path }) => messagesOf(fileOf(path)));
  expect(messages.filter((message) => /^\s*$|\{[\w.]+\}/.test(message))).toEqual([]);
  for (const other of ['/about', '/contact', '/gallery', '/faq', '/blog'] as const)
    expect(messages).not.toContain(fill(words.chat.product, { name: words.navigation[other] }));
});

const { phones } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const numbers = [phones.showroom, phones.products ?? phones.showroom].map((phone) =>
  phone.replace(/\D/g, ''),
);
const [showroom, sales] = numbers;

/** The numbers that links call or chat with. */
function numbersOf(file: string, selector: string): ReadonlySet<string> {
  const { $ } = page(file);
  const links = $(selector).find('a[href^="https://wa.me/"], a[href^="tel:"]').toArray();
  return new Set(links.map(({ attribs }) => /\d+/.exec(attribs.href ?? '')?.[0] ?? ''));
}

test.each(files())(
  'header, footer and bubble of %s have the showroom’s number, others one of the shop’s',
  (file) => {
    for (const part of ['header', 'footer', 'aside'])
      expect([...numbersOf(file, part)]).toEqual([showroom]);
    for (const number of numbersOf(file, 'body')) expect(numbers).toContain(number);
    const called = page(file).$('main a[href^="tel:"]').toArray();
    for (const { attribs } of called) expect(attribs.href).toBe(`tel:+${showroom}`);
  },
);

test('cards and products have the sales’ number, services and contact the showroom’s', () => {
  const products = [
    ...categoryPages('curtains', defaultLocale),
    ...categoryPages('blinds', defaultLocale),
  ];
  expect([...numbersOf('index.html', 'article')]).toEqual([sales]);
  for (const { path } of products) {
    const chats = page(fileOf(path)).$('main a[href^="https://wa.me/"]').toArray();
    expect(chats.length).toBeGreaterThan(0);
    for (const { attribs } of chats)
      expect([path, attribs.href]).toEqual([path, expect.stringContaining(`/${sales}?`)]);
  }
  expect([...numbersOf(fileOf('/service'), 'article')]).toEqual([showroom]);
  expect([...numbersOf(fileOf('/contact'), 'main')]).toEqual([showroom]);
});

/** The WhatsApp links of the exported pages (docs/requirements.md 1.7). */

import { readFileSync } from 'node:fs';
import { defaultLocale } from '@/config/locales';
import { fileOf, allPages as files, page } from '@/e2e/support/exported';
import { propsIn } from '@/e2e/support/published';
import { getDictionary } from '@/lib/content/dictionary';
import { allPages } from '@/lib/pages';
import { categoryPages } from '@/lib/pages/entry-pages';
import { publishedPaths } from '@/lib/pages/static-pages';
import { fill } from '@/lib/text/fill';

const words = getDictionary(defaultLocale);
const pages = allPages(defaultLocale);

const { phones } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const chat = phones.whatsapp ?? phones.showroom;
const [called, showroom, sales] = [phones.showroom, chat, phones.products ?? chat].map(
  (phone = 'none') => phone.replace(/\D/g, ''),
);

/** What a shop without WhatsApp does not say. */
const inChats = showroom ? test : test.skip;

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

inChats.each(publishedPaths)(
  'header, footer and bubble of %s have the greeting of its content',
  (path) => {
    const suffix = defaultLocale === 'en' ? '' : `.${defaultLocale}`;
    const file = `content/pages/${path.slice(1) || 'home'}${suffix}.json`;
    const { greeting } = JSON.parse(readFileSync(file, 'utf8')).words;
    expect(greetingOf(fileOf(path))).toBe(greeting);
  },
);

inChats.each(pages.map(({ path }) => path).filter((path) => /\/\w+\//.test(path)))(
  'header, footer and bubble of %s name it, with the price that the page begins with',
  (path) => {
    const greeting = greetingOf(fileOf(path));
    const { $ } = page(fileOf(path));
    for (const message of [greeting, ...messagesOf(fileOf(path), 'main')])
      expect(message.toLowerCase()).toContain($('h1').text().toLowerCase());
    const [price] = /QR \d[\d,]*/.exec(greeting) ?? [];
    if (price) expect($('main').text()).toContain(price);
  },
);

inChats('unknown pages have words of their own', () =>
  expect(greetingOf('404.html')).toBe(words.chat.notFound),
);

test('no message is a blank form, or a page’s name from the menu', () => {
  const messages = pages.flatMap(({ path }) => messagesOf(fileOf(path)));
  expect(messages.filter((message) => /^\s*$|\{[\w.]+\}/.test(message))).toEqual([]);
  for (const other of ['/about', '/contact', '/gallery', '/faq', '/blog'] as const)
    expect(messages).not.toContain(fill(words.chat.product, { name: words.navigation[other] }));
});

/** The numbers that links of an address call or chat with. */
function numbersOf(file: string, selector: string, address: 'tel:+' | 'https://wa.me/') {
  const { $ } = page(file);
  const links = $(selector).find(`a[href^="${address}"]`).toArray();
  return [...new Set(links.map(({ attribs }) => /\d+/.exec(attribs.href ?? '')?.[0]))];
}

test.each(files())(
  'each number of %s is the one for calls, the showroom’s or the sales’',
  (file) => {
    for (const part of ['header', 'footer', 'aside']) {
      expect(numbersOf(file, part, 'https://wa.me/')).toEqual(showroom ? [showroom] : []);
      expect(numbersOf(file, part, 'tel:+')).toEqual(called ? [called] : []);
    }
    expect([showroom, sales]).toEqual(
      expect.arrayContaining(numbersOf(file, 'body', 'https://wa.me/')),
    );
    expect([called]).toEqual(expect.arrayContaining(numbersOf(file, 'main', 'tel:+')));
    // Those that components write themselves.
    for (const { attribs } of page(file).$('[data-props]').toArray()) {
      const name = attribs['data-component'] ?? '';
      const own = /^(Planner|WallChoice|PreviewDialog)$/.test(name) ? sales : showroom;
      for (const [, number] of name === 'Answer'
        ? []
        : JSON.stringify(propsIn(attribs['data-props'])).matchAll(/wa\.me\/(\d+)/g))
        expect([name, number]).toEqual([name, own]);
    }
  },
);

test('cards and products have the sales’ number, services and contact the showroom’s', () => {
  const numbersIn = (file: string, part: string) => numbersOf(file, part, 'https://wa.me/');
  const [own, products] = [showroom, sales].map((each) => (each ? [each] : []));
  const pages = (['curtains', 'blinds'] as const).flatMap((kind) =>
    categoryPages(kind, defaultLocale),
  );
  for (const { path } of pages)
    expect([path, numbersIn(fileOf(path), 'main')]).toEqual([path, products]);
  expect(numbersIn('index.html', 'article')).toEqual(products);
  expect(numbersIn(fileOf('/service'), 'article')).toEqual(own);
  expect(numbersIn(fileOf('/contact'), 'main')).toEqual(own);
});

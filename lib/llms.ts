import { exceptions } from '@/content/hours';
import { languageNames, locales } from '@/content/locales';
import { site } from '@/content/site';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { deliveryText } from './delivery';
import { exceptionText } from './exception-text';
import { fill } from './fill';
import { isAhead } from './opening';
import { indexedPages } from './pages';
import { categoryPages, servicePages } from './pages/entry-pages';
import type { Page } from './pages/page';
import { pageUrl } from './urls';
import { weekRows } from './week-text';

interface Row {
  readonly label: string;
  readonly value: string;
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function list(rows: readonly Row[]): readonly string[] {
  return rows.map(({ label, value }) => `- ${label}: ${value}`);
}

function link({ heading, path, locale, description }: Page, text = description): string {
  return `- [${heading}](${pageUrl(path, locale)}): ${text}`;
}

function hoursText(locale: Locale): string {
  const ahead = exceptions.filter((exception) => isAhead(Date.now(), exception));
  return [
    ...weekRows(locale).map(({ days, hours }) => `${days} ${hours}`),
    ...ahead.map((exception) => exceptionText(exception, locale)),
  ].join(wordsOf(locale).semicolon);
}

function facts(locale: Locale): readonly Row[] {
  const { comma, metadata } = wordsOf(locale);
  const { llms } = metadata;
  const { name, secondName, address } = site.words[locale];
  const { street, district, city, country } = address;
  return [
    { label: llms.name, value: name },
    { label: llms.alsoKnownAs, value: secondName },
    { label: llms.address, value: [street, district, city, country].join(comma) },
    { label: llms.map, value: site.links.maps },
    { label: fill(llms.hours, { country }), value: hoursText(locale) },
    { label: llms.phone, value: site.phones.hero },
    { label: llms.whatsapp, value: site.phones.hero },
    { label: llms.whatsappProducts, value: site.phones.cards },
    { label: llms.email, value: site.email },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({ label: languageNames[other], value: pageUrl('/', other) })),
    { label: llms.area, value: fill(llms.areaValue, { country }) },
    { label: llms.prices, value: llms.pricesValue },
  ];
}

function products(kind: Category['kind'], locale: Locale): readonly string[] {
  const { llms } = wordsOf(locale).metadata;
  return categoryPages(kind, locale).map((page) => {
    const { description, goodFor } = page.entry.words[locale];
    const delivery = deliveryText(page.entry.delivery, locale);
    return link(page, fill(llms.product, { description, delivery, goodFor }));
  });
}

/** Pages that are not in the lists of products and services. */
function otherPages(locale: Locale): readonly string[] {
  return indexedPages(locale)
    .filter(({ path }) => path.lastIndexOf('/') === 0)
    .map((page) => link(page));
}

/** The shop for AI assistants in the format of llmstxt.org: facts, then pages with descriptions. */
export function llmsText(locale: Locale): string {
  const { metadata, navigation, order } = wordsOf(locale);
  const { llms } = metadata;
  const { name, address } = site.words[locale];
  const { district, city, country } = address;
  return [
    `# ${name}`,
    `> ${fill(llms.summary, { district, city, country })}`,
    section(llms.facts, list(facts(locale))),
    section(navigation['/curtains'], products('curtains', locale)),
    section(navigation['/blinds'], products('blinds', locale)),
    section(
      navigation['/service'],
      servicePages(locale).map((page) => link(page)),
    ),
    section(llms.order, [
      order.text,
      '',
      ...order.steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`),
    ]),
    section(llms.pages, otherPages(locale)),
  ]
    .join('\n\n')
    .concat('\n');
}

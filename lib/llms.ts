import { blinds, curtains, services } from '@/content/collections';
import { exceptions } from '@/content/hours';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import type { Category, Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { pageUrl } from './absolute';
import { categoryPath } from './category-path';
import { deliveryText } from './delivery';
import { exceptionText } from './exception-text';
import { fill } from './fill';
import { indexedPaths } from './indexed';
import { isAhead } from './opening';
import { pageFacts } from './page-facts';
import { weekRows } from './week-text';

interface Row {
  readonly label: string;
  readonly value: string;
}

interface Link {
  readonly name: string;
  readonly path: Path;
  readonly text: string;
}

function section(title: string, lines: readonly string[]): string {
  return [`## ${title}`, '', ...lines].join('\n');
}

function list(rows: readonly Row[]): readonly string[] {
  return rows.map(({ label, value }) => `- ${label}: ${value}`);
}

function links(entries: readonly Link[]): readonly string[] {
  return entries.map(({ name, path, text }) => `- [${name}](${pageUrl(path)}): ${text}`);
}

function hoursText(locale: Locale): string {
  const ahead = exceptions.filter((exception) => isAhead(Date.now(), exception));
  return [
    ...weekRows(locale).map(({ days, hours }) => `${days} ${hours}`),
    ...ahead.map((exception) => exceptionText(exception, locale)),
  ].join('; ');
}

function facts(locale: Locale): readonly Row[] {
  const { llms } = wordsOf(locale).machines;
  const { street, district, city, country } = site.address;
  return [
    { label: llms.name, value: site.name },
    { label: llms.alsoKnownAs, value: site.secondName },
    { label: llms.address, value: [street, district, city, country].join(', ') },
    { label: llms.map, value: site.links.maps },
    { label: fill(llms.hours, { country }), value: hoursText(locale) },
    { label: llms.phone, value: site.phones.hero },
    { label: llms.whatsapp, value: site.phones.hero },
    { label: llms.whatsappProducts, value: site.phones.cards },
    { label: llms.email, value: site.email },
    { label: llms.area, value: fill(llms.areaValue, { country }) },
    { label: llms.prices, value: llms.pricesValue },
  ];
}

function products(categories: readonly Category[], locale: Locale): readonly Link[] {
  const { llms } = wordsOf(locale).machines;
  return categories.map((category) => {
    const { heading, description, goodFor } = category.words[locale];
    const delivery = deliveryText(category.delivery, locale);
    return {
      name: heading,
      path: categoryPath(category),
      text: fill(llms.product, { description, delivery, goodFor }),
    };
  });
}

/** What the lists of products and services do not name already. */
function otherPages(locale: Locale): readonly Link[] {
  return indexedPaths
    .filter((path) => path.lastIndexOf('/') === 0)
    .map((path) => {
      const { heading, description } = pageFacts(path, locale);
      return { name: heading, path, text: description };
    });
}

/** The shop for assistants, as llmstxt.org describes it: facts first, then pages with what they say. */
export function llmsText(locale: Locale): string {
  const { machines, navigation, order } = wordsOf(locale);
  const { llms } = machines;
  const { district, city, country } = site.address;
  return [
    `# ${site.name}`,
    `> ${fill(llms.summary, { district, city, country })}`,
    section(llms.facts, list(facts(locale))),
    section(navigation['/curtains'], links(products(curtains, locale))),
    section(navigation['/blinds'], links(products(blinds, locale))),
    section(
      navigation['/service'],
      links(
        services.map(({ id, words }) => ({
          name: words[locale].title,
          path: `/service/${id}`,
          text: words[locale].summary,
        })),
      ),
    ),
    section(llms.order, [
      order.text,
      '',
      ...order.steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`),
    ]),
    section(llms.pages, links(otherPages(locale))),
  ]
    .join('\n\n')
    .concat('\n');
}

import type { ReactNode } from 'react';
import { ProductCard } from '@/components/cards/ProductCard';
import { Carousel } from '@/components/carousel/Carousel';
import { ruledLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { homePage } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { StaticPath } from '@/content/paths';
import type { Locale } from '@/content/types';
import { allPages, paths } from '@/lib/pages';
import { fill } from '@/lib/text/fill';

/** The label of a discount; none without one. */
const labelOf = (label: string, percent: number | undefined) =>
  percent === undefined ? undefined : fill(label, { percent });

type Card = (typeof homePage.curtainCards)[number];

/** The cards of published pages, each with its index in the lists of words. */
const slidesOf = (cards: readonly Card[], content: (card: Card, index: number) => ReactNode) =>
  cards.flatMap((card, index) =>
    paths.includes(card.link) ? [{ id: `${index}`, content: content(card, index) }] : [],
  );

interface CollectionProps {
  readonly id: string;
  readonly locale: Locale;
  readonly ground: 'paper' | 'linen';
  readonly eyebrow: string;
  readonly title: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly children: ReactNode;
}

/** Links to the site's other pages, by their names in menus. */
function Doors({ to, locale }: { readonly to: readonly StaticPath[]; readonly locale: Locale }) {
  const { navigation } = getDictionary(locale);
  const names: Partial<Record<StaticPath, string>> = {
    '/curtains': navigation.allCurtains,
    '/blinds': navigation.allBlinds,
  };
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6">
      {to
        .filter((path) => paths.includes(path))
        .map((path) => (
          <li key={path}>
            <PageLink to={path} locale={locale} className={ruledLink}>
              {names[path] ?? navigation[path]}
            </PageLink>
          </li>
        ))}
    </ul>
  );
}

function Collection({ id, locale, ground, eyebrow, title, slides, children }: CollectionProps) {
  if (slides.length === 0) return null;
  return (
    <Section ground={ground} labelledBy={id}>
      <div data-preview-group="">
        <Carousel
          name="collection"
          locale={locale}
          label={title}
          slides={slides}
          heading={{ id, eyebrow, title }}
        />
      </div>
      {children}
    </Section>
  );
}

/** 'Explore Our Curtain Collection': a card for each category page, three in view. */
export function CurtainCollection({ locale }: { readonly locale: Locale }) {
  const words = getDictionary(locale).homePage.curtains;
  const headings = new Map(allPages(locale).map(({ path, heading }) => [path, heading]));
  return (
    <Collection
      id="curtain-collection"
      locale={locale}
      ground="paper"
      eyebrow={words.eyebrow}
      title={words.title}
      slides={slidesOf(homePage.curtainCards, ({ discount, ...card }, index) => (
        <ProductCard
          {...card}
          locale={locale}
          name={headings.get(card.link) ?? ''}
          subtitle={words.cards[index] ?? ''}
          discount={labelOf(words.discount, discount)}
          shape="upright"
        />
      ))}
    >
      <Doors to={['/curtains']} locale={locale} />
    </Collection>
  );
}

/** 'Our Blackout Curtain Collection': the blinds cards, with the heading that docs/requirements.md 2.5 prescribes. */
export function BlindsCollection({ locale }: { readonly locale: Locale }) {
  const words = getDictionary(locale).homePage.blinds;
  return (
    <Collection
      id="blinds-collection"
      locale={locale}
      ground="linen"
      eyebrow={words.eyebrow}
      title={words.title}
      slides={slidesOf(homePage.blindsCards, ({ discount, ...card }, index) => (
        <ProductCard
          {...card}
          locale={locale}
          name={words.cards[index]?.name ?? ''}
          subtitle={words.cards[index]?.subtitle ?? ''}
          discount={labelOf(words.discount, discount)}
          shape="wide"
        />
      ))}
    >
      <Doors to={['/blinds', '/service', '/gallery', '/measure', '/faq']} locale={locale} />
    </Collection>
  );
}

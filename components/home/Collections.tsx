import type { ReactNode } from 'react';
import { ProductCard } from '@/components/cards/ProductCard';
import { Carousel } from '@/components/carousel/Carousel';
import { Section } from '@/components/ui/Section';
import { homePage } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { allPages } from '@/lib/pages';

/** The label of a discount; none without one. */
const labelOf = (label: string, percent: number | undefined) =>
  percent === undefined ? undefined : fill(label, { percent });

interface CollectionProps {
  readonly id: string;
  readonly locale: Locale;
  readonly ground: 'paper' | 'linen';
  readonly overline: string;
  readonly title: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

function Collection({ id, locale, ground, overline, title, slides }: CollectionProps) {
  if (slides.length === 0) return null;
  return (
    <Section ground={ground} labelledBy={id}>
      <div data-preview-group="">
        <Carousel
          name="collection"
          locale={locale}
          label={title}
          slides={slides}
          heading={{ id, overline, title }}
        />
      </div>
    </Section>
  );
}

/** 'Explore Our Curtain Collection': cards that are called as the pages that they lead to, three in view. */
export function CurtainCollection({ locale }: { readonly locale: Locale }) {
  const words = wordsOf(locale).home.curtains;
  const headings = new Map(allPages(locale).map(({ path, heading }) => [path, heading]));
  return (
    <Collection
      id="curtain-collection"
      locale={locale}
      ground="paper"
      overline={words.overline}
      title={words.title}
      slides={homePage.curtainCards.map(({ discount, ...card }, index) => ({
        id: `${index}`,
        content: (
          <ProductCard
            {...card}
            locale={locale}
            name={headings.get(card.link) ?? ''}
            subtitle={words.cards[index] ?? ''}
            discount={labelOf(words.discount, discount)}
            shape="upright"
          />
        ),
      }))}
    />
  );
}

/** 'Our Blackout Curtain Collection': the blinds cards, with the heading that docs/requirements.md 2.5 prescribes. */
export function BlindsCollection({ locale }: { readonly locale: Locale }) {
  const words = wordsOf(locale).home.blinds;
  return (
    <Collection
      id="blinds-collection"
      locale={locale}
      ground="linen"
      overline={words.overline}
      title={words.title}
      slides={homePage.blindsCards.map(({ discount, ...card }, index) => ({
        id: `${index}`,
        content: (
          <ProductCard
            {...card}
            locale={locale}
            name={words.cards[index]?.name ?? ''}
            subtitle={words.cards[index]?.subtitle ?? ''}
            discount={labelOf(words.discount, discount)}
            shape="wide"
          />
        ),
      }))}
    />
  );
}

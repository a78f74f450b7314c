import type { ReactNode } from 'react';
import { ProductCard } from '@/components/cards/ProductCard';
import { Carousel } from '@/components/carousel/Carousel';
import { Section } from '@/components/ui/Section';
import { curtains, homePage } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';

interface CollectionProps {
  readonly id: string;
  readonly locale: Locale;
  readonly ground: 'paper' | 'linen';
  readonly overline: string;
  readonly title: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
}

function Collection({ id, locale, ground, overline, title, slides }: CollectionProps) {
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

/** 'Explore Our Curtain Collection': four cards, three in view. */
export function CurtainCollection({ locale }: { readonly locale: Locale }) {
  const words = wordsOf(locale).home.curtains;
  const heading = (id: string) =>
    curtains.find(({ slug }) => slug === id)?.words[locale].heading ?? '';
  return (
    <Collection
      id="curtain-collection"
      locale={locale}
      ground="paper"
      overline={words.overline}
      title={words.title}
      slides={homePage.curtainCards.map(({ id, discount, ...card }) => ({
        id,
        content: (
          <ProductCard
            {...card}
            locale={locale}
            name={heading(id)}
            subtitle={words.cards[id]}
            discount={discount && fill(words.discount, { percent: discount })}
            shape="upright"
          />
        ),
      }))}
    />
  );
}

/** 'Our Blackout Curtain Collection': the four blinds cards, with the heading that docs/requirements.md 2.5 prescribes. */
export function BlindsCollection({ locale }: { readonly locale: Locale }) {
  const words = wordsOf(locale).home.blinds;
  return (
    <Collection
      id="blinds-collection"
      locale={locale}
      ground="linen"
      overline={words.overline}
      title={words.title}
      slides={homePage.blindsCards.map(({ id, discount, ...card }) => ({
        id,
        content: (
          <ProductCard
            {...card}
            {...words.cards[id]}
            locale={locale}
            discount={discount ? words.discount : undefined}
            shape="wide"
          />
        ),
      }))}
    />
  );
}

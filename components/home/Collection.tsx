import { ProductCard } from '@/components/cards/ProductCard';
import { PageLink } from '@/components/ui/PageLink';
import { getDictionary, type Locale } from '@/lib/content';
import { allPages, isPublished } from '@/lib/pages';
import { CarouselSection } from './carousels';

/** The blinds' heading is 'Our Blackout Curtain Collection' (docs/requirements.md 2.5). */
const collections = {
  curtains: { id: 'curtain-collection', ground: 'paper', shape: 'upright' },
  blinds: { id: 'blinds-collection', ground: 'linen', shape: 'wide' },
} as const;

interface CollectionProps {
  readonly kind: keyof typeof collections;
  readonly locale: Locale;
}

/** A collection's cards of published pages. A curtain card has its page's name. */
export function Collection({ kind, locale }: CollectionProps) {
  const { id, ground, shape } = collections[kind];
  const { homePage, navigation } = getDictionary(locale);
  const { curtains, blinds, curtainCards, blindsCards } = homePage;
  const words = { curtains, blinds }[kind];
  const headings = new Map(allPages(locale).map(({ path, heading }) => [path, heading]));
  // A blinds card may lead to a curtain (docs/requirements.md 2.5), whose price is not its own.
  const cards =
    kind === 'curtains'
      ? curtainCards.map((card) => {
          const name = headings.get(card.link) ?? '';
          return { ...card, name, product: card.link, label: '{discount}' };
        })
      : blindsCards.map((card) => ({ ...card, label: card.discount ? blinds.discount : '' }));
  const slides = cards
    .filter(({ link }) => isPublished(link))
    .map((card, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card may be there twice, and none moves
      <ProductCard key={index} {...card} locale={locale} shape={shape} />
    ));
  return (
    <CarouselSection {...{ id, ground, words, locale, slides }} name="collection">
      {isPublished(`/${kind}`) && (
        <PageLink to={`/${kind}`} locale={locale} className="ruled-link mt-6">
          {navigation[kind === 'curtains' ? 'allCurtains' : 'allBlinds']}
        </PageLink>
      )}
    </CarouselSection>
  );
}

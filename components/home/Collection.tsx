import { ProductCard } from '@/components/cards/ProductCard';
import { ruledLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import { homePage } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { StaticPath } from '@/content/paths';
import type { Locale } from '@/content/types';
import { allPages, paths } from '@/lib/pages';
import { fill } from '@/lib/text/fill';
import { CarouselSection } from './CarouselSection';

/**
 * 'Explore Our Curtain Collection', three cards in view, and 'Our Blackout Curtain Collection': the blinds cards, with the
 * heading that docs/requirements.md 2.5 prescribes; with links to other pages below.
 */
const collections = {
  curtains: {
    id: 'curtain-collection',
    ground: 'paper',
    shape: 'upright',
    cards: homePage.curtainCards,
    others: ['/curtains'],
  },
  blinds: {
    id: 'blinds-collection',
    ground: 'linen',
    shape: 'wide',
    cards: homePage.blindsCards,
    others: ['/blinds', '/service', '/gallery', '/measure', '/faq'],
  },
} as const;

/** Links to the site's other pages, by their names in menus. */
function OtherPages({
  to,
  locale,
}: {
  readonly to: readonly StaticPath[];
  readonly locale: Locale;
}) {
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

interface CollectionProps {
  readonly kind: keyof typeof collections;
  readonly locale: Locale;
}

/** A collection's cards of published pages. A card without a name of its own is called as its page. */
export function Collection({ kind, locale }: CollectionProps) {
  const { id, ground, shape, cards, others } = collections[kind];
  const words = getDictionary(locale).homePage[kind];
  const headings = new Map(allPages(locale).map(({ path, heading }) => [path, heading]));
  const slides = cards.flatMap(({ discount, ...card }, index) => {
    if (!paths.includes(card.link)) return [];
    // One for each card, in their order.
    const own = words.cards[index] ?? '';
    const name = headings.get(card.link) ?? '';
    return [
      {
        id: `${index}`,
        content: (
          <ProductCard
            {...card}
            {...(typeof own === 'string' ? { name, subtitle: own } : own)}
            locale={locale}
            // A blinds card may lead to a curtain (docs/requirements.md 2.5), whose price is not its own.
            hasPrice={card.link.startsWith(`/${kind}/`)}
            discount={
              discount === undefined ? discount : fill(words.discount, { percent: discount })
            }
            shape={shape}
          />
        ),
      },
    ];
  });
  return (
    <CarouselSection {...{ id, ground, words, locale, slides }} name="collection">
      <OtherPages to={others} locale={locale} />
    </CarouselSection>
  );
}

import { ProductCard } from '@/components/cards/ProductCard';
import { ruledLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import type { StaticPath } from '@/config/paths';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { allPages, paths } from '@/lib/pages';
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
    others: ['/curtains'],
  },
  blinds: {
    id: 'blinds-collection',
    ground: 'linen',
    shape: 'wide',
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

/** A collection's cards of published pages. A curtain card is called as its page. */
export function Collection({ kind, locale }: CollectionProps) {
  const { id, ground, shape, others } = collections[kind];
  const { curtains, blinds, curtainCards, blindsCards } = getDictionary(locale).homePage;
  const words = { curtains, blinds }[kind];
  const headings = new Map(allPages(locale).map(({ path, heading }) => [path, heading]));
  const cards =
    kind === 'curtains'
      ? curtainCards.map((card) => ({ ...card, name: headings.get(card.link) ?? '' }))
      : blindsCards.map((card) => ({ ...card, discount: card.discount && blinds.discount }));
  const slides = cards
    .filter(({ link }) => paths.includes(link))
    .map(({ discount, ...card }, index) => ({
      id: `${index}`,
      content: (
        <ProductCard
          {...card}
          discount={discount || undefined}
          locale={locale}
          // A blinds card may lead to a curtain (docs/requirements.md 2.5), whose price is not its own.
          hasPrice={card.link.startsWith(`/${kind}/`)}
          shape={shape}
        />
      ),
    }));
  return (
    <CarouselSection {...{ id, ground, words, locale, slides }} name="collection">
      <OtherPages to={others} locale={locale} />
    </CarouselSection>
  );
}

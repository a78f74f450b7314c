import { WhatsappLink } from '@/components/contact/links';
import { gridSizes, Picture, proportionsOf, uprightSizes } from '@/components/picture/Picture';
import { PriceLine } from '@/components/prices/ProductPrice';
import { Icon, PageLink, Prose } from '@/components/ui';
import type { Path } from '@/config/paths';
import { getDictionary, type Locale, type PictureId, type Rating } from '@/lib/content';
import { largestPicture } from '@/lib/media/index';
import { mediaAnchor } from '@/lib/media/item';
import { discountOf } from '@/lib/prices/price-text';
import { fill, inSentence } from '@/lib/text';

/** Five stars, announced as 'Rated 4.5 out of 5' (docs/requirements.md 4.6); CSS renders them from the number. */
export const StarRating = ({ rating, locale }: Readonly<{ rating: Rating; locale: Locale }>) => (
  <span
    role="img"
    aria-label={fill(getDictionary(locale).ui.rated, { rating })}
    className="star-rating"
    style={{ '--rating': rating }}
  />
);

export interface ProductCardProps {
  readonly locale: Locale;
  readonly name: string;
  readonly subtitle: string;
  readonly image: PictureId;
  readonly link: Path;
  readonly rating?: Rating | undefined;
  /** The product's page, whose price and discount the card has. */
  readonly product: Path;
  /** What stands on the label of a discount, such as '-{discount}'; '' for no label. */
  readonly label: string;
  readonly shape: 'upright' | 'wide';
}

const sizesOf = { upright: uprightSizes, wide: gridSizes } as const;

export function ProductCard(props: ProductCardProps) {
  const { locale, name, subtitle, image, link, rating, product, label, shape } = props;
  const words = getDictionary(locale);
  const discount = label ? discountOf(product, locale) : undefined;
  const { chat, ui } = words;
  const own = inSentence(name, words);
  const large = largestPicture(image);
  return (
    <article
      id={mediaAnchor(image)}
      data-preview-item=""
      data-enter="card"
      className="flex h-full flex-col"
    >
      <div className="frame relative" style={proportionsOf(image)}>
        <a
          href={large}
          aria-label={fill(ui.preview, { name })}
          data-wait="PreviewDialog"
          className="block size-full"
        >
          <Picture src={image} locale={locale} sizes={sizesOf[shape]} hasPreview />
          <span aria-hidden="true" className="magnifier">
            <Icon name="magnifier" />
          </span>
        </a>
        {discount && (
          <span className="swatch">
            <Prose>{fill(label, { discount })}</Prose>
          </span>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <h3 className="flex-[1_1_8em] font-display text-card lg:max-xl:basis-full">{name}</h3>
        {rating !== undefined && <StarRating rating={rating} locale={locale} />}
      </div>
      <p className="mt-1 text-sm text-muted">{subtitle}</p>
      <PriceLine path={product} locale={locale} />
      {/* The links of a row are on one line. */}
      <div className="mt-auto pt-3 print:hidden">
        <div className="flex items-center justify-between border-t border-line pt-1">
          <PageLink to={link} locale={locale} className="ruled-link">
            {ui.viewDetails}
            <span className="sr-only"> {fill(ui.about, { name })}</span>
          </PageLink>
          <WhatsappLink
            line="products"
            text={fill(chat.product, { name: discount ? `${own} (${discount})` : own })}
            locale={locale}
            label={`${ui.whatsapp}: ${name}`}
            className="grid size-target content-center justify-items-end hover:text-brand"
          />
        </div>
      </div>
    </article>
  );
}

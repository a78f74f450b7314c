import { PageLink } from '@/components/ui/PageLink';
import { BidiText } from '@/components/ui/Prose';
import { prices } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import type { Page } from '@/lib/pages/page';
import { fill } from '@/lib/text/fill';
import { productPrice, rateText, sinceText } from './price-text';

interface PriceTableProps {
  /** The caption: Curtains, Blinds, Services. */
  readonly kind: string;
  readonly pages: readonly Page[];
  readonly exampleOf: (page: Page) => string | undefined;
  readonly locale: Locale;
}

/** The prices of one kind of product, if any has one; on a narrow screen each row is a small list. */
export function PriceTable({ kind, pages, exampleOf, locale }: PriceTableProps) {
  const { columns, table } = getDictionary(locale).pricesPage;
  const rows = pages.flatMap((page) => {
    const product = productPrice(page.path, locale);
    return product ? [{ ...page, product, example: exampleOf(page) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table className="prices mb-14 w-full">
      <caption className="mb-6 text-start font-display text-section">
        {fill(table, { kind })}
      </caption>
      <thead className="max-md:sr-only">
        <tr>
          {[columns.product, columns.price, columns.included, columns.extra].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, heading, product, example }) => (
          <tr key={path}>
            <th scope="row">
              <PageLink to={path} locale={locale}>
                {heading}
              </PageLink>
            </th>
            <td>
              {product.rates.map((rate) => (
                <p key={rate.unit}>
                  <BidiText>{rateText(rate, locale)}</BidiText>
                </p>
              ))}
              {example && <p className="text-sm text-muted">{example}</p>}
              {product.since && product.since !== prices.since && (
                <p className="text-sm text-muted">{sinceText(product.since, locale)}</p>
              )}
            </td>
            <td data-column={columns.included}>{product.included}</td>
            <td data-column={columns.extra}>{product.extra}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

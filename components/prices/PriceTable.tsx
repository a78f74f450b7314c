import { examplePrice } from '@/components/answer/product';
import { PageLink, Prose } from '@/components/ui';
import { getDictionary, type Locale } from '@/lib/content';
import type { Page } from '@/lib/pages';
import { productPrice, rateText, recoverPrice } from '@/lib/prices/price-text';
import { capitalized, fill } from '@/lib/text';

interface PriceTableProps {
  readonly kind: string;
  readonly pages: readonly Page[];
  readonly locale: Locale;
}

const cell = 'py-3 pe-6 text-start align-top font-normal text-pretty max-md:block max-md:p-0';
const headed = `${cell} text-sm text-muted max-md:before:content-[attr(data-column)_':_'] max-md:empty:hidden`;

/** The prices of one kind of product, if any has one; on a narrow screen each row is a small list. */
export function PriceTable({ kind, pages, locale }: PriceTableProps) {
  const { columns, table } = getDictionary(locale).pricesPage;
  const rows = pages.flatMap((page) => {
    const product = productPrice(page.path, locale);
    const recovering = recoverPrice('range', page.path, locale);
    return product ? [{ ...page, product, recovering, example: examplePrice(page) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table className="mb-10 w-full md:table-fixed">
      <caption className="mb-4 text-start font-display text-section">
        {fill(table, { kind })}
      </caption>
      {/* The same column widths in all tables. */}
      <colgroup>
        <col className="md:w-[22%]" />
        <col className="md:w-[36%]" />
        <col />
        <col className="md:w-[22%]" />
      </colgroup>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {[columns.product, columns.price, columns.included, columns.extra].map((name) => (
            <th key={name} scope="col" className={`${cell} text-sm text-muted`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, heading, product, recovering, example }) => (
          <tr key={path} className="border-b border-line max-md:block max-md:py-3">
            <th scope="row" className={cell}>
              <PageLink
                to={path}
                locale={locale}
                className="text-brand underline underline-offset-[0.2em] max-md:inline-grid max-md:min-h-target max-md:items-center max-md:wrap-anywhere"
              >
                {heading}
              </PageLink>
            </th>
            <td className={cell}>
              {product.rates.map((rate) => (
                <p key={rate.unit} className="text-balance">
                  <Prose>{rateText(rate, locale, product.discount)}</Prose>
                </p>
              ))}
              {example && <p className="text-sm text-muted">{example}</p>}
              {recovering && (
                <p>
                  <Prose>{recovering}</Prose>
                </p>
              )}
            </td>
            <td data-column={columns.included} className={headed}>
              {capitalized(product.included)}
            </td>
            <td data-column={columns.extra} className={headed}>
              {capitalized(product.allExtra ?? product.extra ?? '')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

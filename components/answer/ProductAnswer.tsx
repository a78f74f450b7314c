import type { ReactNode } from 'react';
import { PrefilledLink } from '@/components/contact/links';
import { targetLink } from '@/components/ui/target-link';
import { productFragment } from '@/lib/catalogue';
import { bringWords } from '@/lib/cloths';
import { whatsappLink } from '@/lib/contact/links';
import { type Delivery, getDictionary, site } from '@/lib/content';
import { pricesPage } from '@/lib/content/collections';
import { isPublished, type Page } from '@/lib/pages';
import { deliveryText } from '@/lib/prices/delivery';
import { greetingWithPrice, priceFrom } from '@/lib/prices/price-text';
import { pageHref } from '@/lib/urls';
import { Answer } from './Answer';
import { answerWords, productOf, recoveredOf } from './product';
import type { AnswerProduct } from './size';

interface ProductAnswerProps extends Pick<AnswerProduct, 'alike' | 'photos'> {
  readonly page: Page;
  readonly line: 'whatsapp' | 'products';
  readonly delivery?: Delivery;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** What a product costs, and when it can be there; without scripts for an example, with links. */
export function ProductAnswer(props: ProductAnswerProps) {
  const { page, line, delivery, className = '', children, ...own } = props;
  const { path, locale } = page;
  const words = getDictionary(locale);
  const { ui, visitPage } = words;
  const product = { ...productOf(page), ...own };
  const recover = recoveredOf(product);
  const readyIn = (time: Delivery) => `${ui.readyIn}: ${deliveryText(time, words)}`;
  return (
    <div className={`lg:rounded lg:border lg:border-line lg:bg-surface lg:p-7 ${className}`}>
      <Answer
        words={{
          ...answerWords(locale),
          newTab: ui.newTab,
          whatsapp: ui.whatsapp,
          noDays: visitPage.form.noDays,
        }}
        bring={bringWords(locale)}
        // Of what is made anew there are no photographs.
        product={recover ? { ...product, photos: undefined } : product}
        delivery={delivery}
        ready={delivery ? readyIn(delivery) : `${ui.measuring}: ${ui.measuringFree}`}
        recover={
          recover && {
            product: recover,
            delivery: recover.product.delivery,
            ready: readyIn(recover.product.delivery),
          }
        }
        unpriced={priceFrom(path, locale) ?? (pricesPage.shown ? words.pricesPage.none : '')}
        chat={whatsappLink(site.phones[line], '')}
        greeting={whatsappLink(site.phones[line], greetingWithPrice(page))}
        visit={isPublished('/visit') ? pageHref('/visit', locale) : undefined}
      />
      {product.measure === 'window' && (
        <PrefilledLink
          to="/measure"
          locale={locale}
          fragment={productFragment(path)}
          className={`${targetLink} me-2`}
          hasIcon={false}
        />
      )}{' '}
      {children}
    </div>
  );
}

import { TitledSection } from '@/components/ui/TitledSection';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

/** The steps of an order, shared by all products. */
export function OrderSteps({ locale }: { readonly locale: Locale }) {
  const { steps, ...order } = getDictionary(locale).order;
  return (
    <TitledSection ground="linen" id="order" {...order}>
      <ol className="grid gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(steps).map(({ title, text }, index) => (
          <li key={title} className="border-t border-line pt-4">
            <p aria-hidden="true" className="font-display text-numeral text-brand">
              {index + 1}
            </p>
            <h3 className="mt-1 font-display text-card">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

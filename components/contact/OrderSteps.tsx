import { TitledSection } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

export function OrderSteps({ locale }: { readonly locale: Locale }) {
  const { steps, ...order } = getDictionary(locale).order;
  return (
    <TitledSection ground="linen" id="order" {...order}>
      <ol className="grid gap-x-7 gap-y-3 sm:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
        {Object.values(steps).map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t border-line pt-4 max-sm:grid max-sm:grid-cols-[2.25rem_minmax(0,1fr)]"
          >
            <p aria-hidden="true" className="row-span-2 font-display text-numeral text-brand">
              {index + 1}
            </p>
            <h3 className="font-display text-card">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

import { PageLink, Prose } from '@/components/ui';
import { opacityId } from '@/config/cloths';
import { type FaqWords, inLanguage, type Locale } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { isPublished } from '@/lib/pages';
import { anchorsOf } from '@/lib/text/anchors';

interface FaqSubjectProps {
  readonly group: FaqGroup;
  readonly firstOpen: boolean;
  readonly locale: Locale;
}

/** An answer's id is inside its disclosure, so that a link to it makes the browser open it, like a search in the page. */
export const FaqSubject = ({ group: { id, title, items }, firstOpen, locale }: FaqSubjectProps) => (
  <section data-subject={id} aria-labelledby={id} className="mb-12 last:mb-0">
    <h2 id={id} className="mb-3 font-display text-numeral">
      {title}
    </h2>
    {items.map((item, index) => (
      <details
        key={item.id}
        className="disclosure border-b border-line"
        open={firstOpen && index === 0}
        // The browser may have opened or closed it before hydration.
        suppressHydrationWarning
      >
        <summary>
          <h3 className="text-pretty">
            <Prose>{item.q}</Prose>
          </h3>
        </summary>
        <div id={item.id} className="scroll-mt-24 pb-6">
          <p className="max-w-prose text-muted">
            <Prose>{item.a}</Prose>
          </p>
          {item.see && isPublished('/curtains') && (
            <PageLink to="/curtains" locale={locale} fragment={opacityId} className="ruled-link">
              {inLanguage(clothGuide, locale).more}
            </PageLink>
          )}
        </div>
      </details>
    ))}
  </section>
);

export function faqGroups(categories: readonly FaqWords[]) {
  const anchor = anchorsOf();
  return categories.map(({ category, faqs }) => ({
    id: anchor(category),
    title: category,
    items: faqs.map((item) => ({ ...item, id: anchor(item.q) })),
  }));
}

export type FaqGroup = ReturnType<typeof faqGroups>[number];

import { WhatsappLink } from '@/components/contact/links';
import { gridSizes, Picture } from '@/components/picture/Picture';
import { PageLink, Prose } from '@/components/ui';
import { getDictionary, inLanguage, type Locale, type Service } from '@/lib/content';
import { pricesPage } from '@/lib/content/collections';
import { priceFrom } from '@/lib/prices/price-text';
import { fill } from '@/lib/text';
import { cutDescription } from '@/lib/text/truncate';
import { appointmentText } from './PhotoStep';

interface ServiceCardProps {
  readonly service: Service;
  readonly locale: Locale;
}

/** A description cut to 100 characters (docs/requirements.md 9.7); CSS shows the rest. */
function Description({ service, locale }: ServiceCardProps) {
  const { ui } = getDictionary(locale);
  const { title, description } = inLanguage(service, locale);
  const { start, rest } = cutDescription(description);
  const about = <span className="sr-only"> {fill(ui.about, { name: title })}</span>;
  return (
    <div className="expandable mt-1 flex flex-wrap items-center gap-x-6 text-sm text-muted">
      <p className="w-full">
        <Prose>{start}</Prose>
        {rest && (
          <>
            <span className="when-short">…</span>
            <span className="when-long">
              <Prose>{rest}</Prose>
            </span>
          </>
        )}
      </p>
      {rest && (
        <details>
          <summary className="inline-flex min-h-target items-center underline underline-offset-[0.2em]">
            <span className="when-closed">{ui.readMore}</span>
            <span className="when-open">{ui.showLess}</span>
            {about}
          </summary>
        </details>
      )}
      <PageLink to={`/service/${service.id}`} locale={locale} className="ruled-link">
        {ui.detailsMore}
        {about}
      </PageLink>
    </div>
  );
}

export function ServiceCard({ service, locale }: ServiceCardProps) {
  const { overview, ui } = getDictionary(locale);
  const { title } = inLanguage(service, locale);
  const price = priceFrom(`/service/${service.id}`, locale);
  return (
    <article data-enter="card" className="flex h-full flex-col">
      <div className="frame aspect-[3/2]">
        <Picture src={service.image} locale={locale} sizes={gridSizes} />
      </div>
      <h3 className="mt-4 font-display text-card">{title}</h3>
      <Description service={service} locale={locale} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1 text-sm">
        {pricesPage.shown && <Prose>{price ?? overview.unpriced}</Prose>}
        <WhatsappLink
          line="whatsapp"
          text={appointmentText(service, locale)}
          locale={locale}
          label={`: ${title}`}
          className="inline-flex min-h-target items-center gap-2 text-brand"
        >
          {ui.bookAppointment}
        </WhatsappLink>
      </div>
    </article>
  );
}

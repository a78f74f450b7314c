import { WhatsappLink } from '@/components/contact/links';
import { Picture } from '@/components/picture/Picture';
import { gridSizes } from '@/components/picture/picture-sizes';
import { PriceLine } from '@/components/prices/ProductPrice';
import { buttonStyle, ruledLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import { getDictionary, inLanguage } from '@/lib/content/dictionary';
import type { Locale, Service } from '@/lib/content/types';
import { fill } from '@/lib/text/fill';
import { cutDescription } from '@/lib/text/truncate';
import { appointmentText } from './PhotoStep';

interface DescriptionProps {
  readonly text: string;
  readonly name: string;
  readonly locale: Locale;
}

/** A description cut to 100 characters (docs/requirements.md 9.7); the button below shows the rest of it by CSS. */
function Description({ text, name, locale }: DescriptionProps) {
  const { ui } = getDictionary(locale);
  const { start, rest } = cutDescription(text);
  return (
    <div className="expandable mt-1 text-sm text-muted">
      <p>
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
            <span className="sr-only"> {fill(ui.about, { name })}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

export function ServiceCard({ service, locale }: Readonly<{ service: Service; locale: Locale }>) {
  const { ui } = getDictionary(locale);
  const { title, description } = inLanguage(service, locale);
  return (
    <article data-enter="card" className="flex h-full flex-col">
      <div className="frame aspect-[3/2]">
        <Picture src={service.image} locale={locale} sizes={gridSizes} />
      </div>
      <h3 className="mt-4 font-display text-card">{title}</h3>
      <Description text={description} name={title} locale={locale} />
      <PriceLine path={`/service/${service.id}`} locale={locale} />
      <div className="@container mt-auto pt-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
          <PageLink to={`/service/${service.id}`} locale={locale} className={ruledLink}>
            {ui.detailsMore}
            <span className="sr-only"> {fill(ui.about, { name: title })}</span>
          </PageLink>
          <WhatsappLink
            line="whatsapp"
            text={appointmentText(service, locale)}
            locale={locale}
            label={`: ${title}`}
            className={`${buttonStyle.outline} px-3 @max-[21rem]:px-2 @max-[21rem]:[&>svg]:hidden`}
          >
            {ui.bookAppointment}
          </WhatsappLink>
        </div>
      </div>
    </article>
  );
}

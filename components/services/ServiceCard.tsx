import { PrefilledLink } from '@/components/contact/PrefilledLink';
import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { Picture } from '@/components/picture/Picture';
import { gridSizes } from '@/components/picture/picture-sizes';
import { PriceLine } from '@/components/prices/ProductPrice';
import { buttonStyle, ruledLink } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { WithSizes } from '@/components/ui/WithSizes';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale, Service } from '@/lib/content/types';
import { inSentence } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { cutDescription } from '@/lib/text/truncate';

interface ServiceCardProps {
  readonly service: Service;
  readonly locale: Locale;
}

interface DescriptionProps {
  readonly text: string;
  readonly name: string;
  readonly locale: Locale;
}

/** A description cut to 100 characters (docs/requirements.md 9.7); the button below shows the rest of it by CSS. */
function Description({ text, name, locale }: DescriptionProps) {
  const { ui } = getDictionary(locale);
  const { start, rest } = cutDescription(text, locale);
  return (
    <div className="expandable mt-1 text-sm text-muted">
      <p>
        <WithSizes>{start}</WithSizes>
        {rest && (
          <>
            <span className="when-short">…</span>
            <span className="when-long">
              <WithSizes>{rest}</WithSizes>
            </span>
          </>
        )}
      </p>
      {rest && (
        <details>
          <summary className="inline-flex min-h-target items-center underline underline-offset-4">
            <span className="when-closed">{ui.readMore}</span>
            <span className="when-open">{ui.showLess}</span>
            <span className="sr-only"> {fill(ui.about, { name })}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

/** A service in the grid: picture, title, start of its description, links. */
export function ServiceCard({ service, locale }: ServiceCardProps) {
  const words = getDictionary(locale);
  const { chat, ui } = words;
  const { title, description } = service.words[locale];
  return (
    <article data-enter="card" className="flex h-full flex-col">
      <div className="frame aspect-[3/2]">
        <Picture src={service.image} locale={locale} sizes={gridSizes} />
      </div>
      <h3 className="mt-4 font-display text-card">{title}</h3>
      <Description text={description} name={title} locale={locale} />
      <PriceLine path={`/service/${service.id}`} locale={locale} />
      <div className="mt-auto grid gap-2 border-t border-line pt-3">
        <PageLink to={`/service/${service.id}`} locale={locale} className={buttonStyle.primary}>
          {ui.detailsMore}
          <span className="sr-only"> {fill(ui.about, { name: title })}</span>
        </PageLink>
        <WhatsappLink
          line="hero"
          text={fill(chat.appointment, { name: inSentence(title, words) })}
          locale={locale}
          label={`: ${title}`}
          className={buttonStyle.outline}
        >
          <Icon name="whatsapp" />
          {ui.bookAppointment}
        </WhatsappLink>
        <PrefilledLink
          to="/visit"
          hasIcon={false}
          locale={locale}
          product={`/service/${service.id}`}
          label={title}
          className={`${ruledLink} justify-self-start`}
        />
      </div>
    </article>
  );
}

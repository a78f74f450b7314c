import { ContactFacts } from '@/components/contact/ContactFacts';
import { CallLink } from '@/components/contact/links';
import { Eyebrow, FirstScreenEnd, Section } from '@/components/ui/Section';
import { getDictionary, type Locale, site } from '@/lib/content';

export function OfflinePage({ locale }: { readonly locale: Locale }) {
  const { errors, ui } = getDictionary(locale);
  const { offline } = errors;
  return (
    <Section className="pt-4 sm:pt-10">
      <Eyebrow>{offline.eyebrow}</Eyebrow>
      <h1 className="font-display text-page">{offline.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{offline.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <CallLink className="button button-primary max-sm:w-full">
          {ui.call} <bdi dir="ltr">{site.phones.showroom}</bdi>
        </CallLink>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the requested page */}
        <a href="" className="button max-sm:w-full">
          {offline.retry}
        </a>
      </div>
      <FirstScreenEnd />
      <ContactFacts locale={locale} className="mt-12" />
    </Section>
  );
}

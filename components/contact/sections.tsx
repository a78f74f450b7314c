import type { ComponentProps } from 'react';
import { Detail } from '@/components/picture/Picture';
import { Heading, Paragraphs, Section, SectionHeading, TitledSection } from '@/components/ui';
import {
  type Detail as DetailEntry,
  type Dictionary,
  getDictionary,
  type Locale,
  site,
  type TitledText,
} from '@/lib/content';
import type { CurrentPage } from '@/lib/pages';
import { ContactFacts, SocialLinks } from './ContactFacts';
import { CallLink, ChatButton, MapButton, PrefilledLink } from './links';

interface ClosingProps extends Pick<ComponentProps<typeof TitledSection>, 'ground' | 'wideOnly'> {
  readonly page: CurrentPage;
  readonly closing?: DetailEntry | undefined;
}

export function ChatCall({ page, closing, ground, ...words }: ClosingProps & TitledText) {
  const { categoryPage } = getDictionary(page.locale);
  return (
    <TitledSection
      ground={ground}
      id="ask"
      picture={closing && <Detail {...closing} locale={page.locale} />}
      {...words}
    >
      <div className="flex flex-wrap gap-3">
        <ChatButton line="products" page={page}>
          {categoryPage.chat}
        </ChatButton>
        {site.phones.whatsapp && (
          <CallLink className="button max-sm:w-full">{categoryPage.call}</CallLink>
        )}
      </div>
    </TitledSection>
  );
}

interface ContactBandProps extends TitledText {
  readonly eyebrow: string;
  readonly page: CurrentPage;
}

export function ContactBand({ eyebrow, title, text, page }: ContactBandProps) {
  const { locale } = page;
  const { homePage: home, ui } = getDictionary(locale);
  return (
    <Section id="contact" labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <Heading id="contact-title" eyebrow={eyebrow} title={title} text={text} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ChatButton page={page}>{ui.whatsapp}</ChatButton>
            <MapButton locale={locale}>{home.hero.showroom}</MapButton>
          </div>
        </div>
        <div>
          <ContactFacts locale={locale} />
          <SocialLinks locale={locale} className="mt-4" />
        </div>
      </div>
    </Section>
  );
}

interface NextStepProps extends ClosingProps {
  readonly after: Exclude<keyof Dictionary['nextStep'], 'eyebrow' | 'chat'>;
}

export function NextStep({ after, page, closing, wideOnly, ground = 'linen' }: NextStepProps) {
  const { nextStep } = getDictionary(page.locale);
  return (
    <TitledSection
      ground={ground}
      id="next-step"
      eyebrow={nextStep.eyebrow}
      wideOnly={wideOnly}
      picture={closing && <Detail {...closing} locale={page.locale} />}
      {...nextStep[after]}
    >
      <div className="flex flex-wrap gap-3">
        <ChatButton line="products" page={page} />
        {page.path !== '/measure' && <PrefilledLink to="/measure" locale={page.locale} />}
      </div>
    </TitledSection>
  );
}

export function OrderSteps({ locale }: { readonly locale: Locale }) {
  const { steps, ...order } = getDictionary(locale).order;
  return (
    <TitledSection ground="linen" id="order" {...order}>
      <ol className="grid gap-x-7 gap-y-3 sm:grid-cols-2 md:gap-y-10 lg:grid-cols-4">
        {Object.values(steps).map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t border-line pt-4 max-md:grid max-md:grid-cols-[min(2.25rem,12vw)_minmax(0,1fr)]"
          >
            <p aria-hidden="true" className="row-span-2 figures text-numeral text-brand">
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

export const privacyId = 'privacy';

export function PrivacyBand({ locale }: { readonly locale: Locale }) {
  const { privacy, privacyText } = getDictionary(locale).contactPage;
  const { eyebrow, title } = privacy;
  const headingId = `${privacyId}-title`;
  return (
    <Section ground="linen" id={privacyId} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} title={title} />
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-2">
        <Paragraphs texts={privacyText} />
      </div>
    </Section>
  );
}

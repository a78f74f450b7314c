import { wideButton } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Heading, Section, TitledSection } from '@/components/ui/Section';
import { type Dictionary, getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { TitledText } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { ContactFacts } from './ContactFacts';
import { CallLink, ChatButton, PrefilledLink } from './links';
import { SocialLinks } from './SocialLinks';

interface ChatCallProps extends TitledText {
  readonly page: CurrentPage;
}

export function ChatCall({ title, text, page }: ChatCallProps) {
  const { categoryPage } = getDictionary(page.locale);
  return (
    <Section>
      <Heading title={title} text={text} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ChatButton line="products" page={page}>
          {categoryPage.chat}
        </ChatButton>
        <CallLink className={wideButton.outline}>{categoryPage.call}</CallLink>
      </div>
    </Section>
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
    <Section ground="linen" id="contact" labelledBy="contact-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <Heading id="contact-title" eyebrow={eyebrow} title={title} text={text} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ChatButton page={page}>{ui.whatsapp}</ChatButton>
            <ExternalLink href={site.links.maps} locale={locale} icon="pin" look="outline">
              {home.hero.showroom}
            </ExternalLink>
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

interface NextStepProps {
  readonly after: Exclude<keyof Dictionary['nextStep'], 'eyebrow' | 'chat'>;
  readonly page: CurrentPage;
  readonly ground?: 'paper' | 'linen';
}

/** Links to a chat about this page and, except on the planner's page, to the planner. */
export function NextStep({ after, page, ground = 'linen' }: NextStepProps) {
  const { nextStep } = getDictionary(page.locale);
  return (
    <TitledSection ground={ground} id="next-step" eyebrow={nextStep.eyebrow} {...nextStep[after]}>
      <div className="flex flex-wrap gap-3">
        <ChatButton line="products" page={page} />
        {page.path !== '/measure' && <PrefilledLink to="/measure" locale={page.locale} />}
      </div>
    </TitledSection>
  );
}

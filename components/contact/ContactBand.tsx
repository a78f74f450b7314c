import { wideButton } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Eyebrow, Section } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { TitledText } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { ContactFacts } from './ContactFacts';
import { SocialLinks } from './SocialLinks';
import { ChatButton } from './WhatsappLink';

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
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="contact-title" className="font-display text-section">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ChatButton page={page}>{ui.whatsapp}</ChatButton>
            <ExternalLink href={site.links.maps} locale={locale} className={wideButton.outline}>
              <Icon name="pin" />
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

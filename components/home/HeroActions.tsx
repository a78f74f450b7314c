import { PageChatLink } from '@/components/contact/WhatsappLink';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';

/** The hero's actions: the showroom's map and WhatsApp (docs/requirements.md 2.5). */
export function HeroActions({ locale }: { readonly locale: Locale }) {
  const { homePage: home } = getDictionary(locale);
  return (
    <div className="hero-actions">
      <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-3 py-5 max-sm:flex-col max-sm:items-stretch">
        <ExternalLink href={site.links.maps} locale={locale} className={buttonStyle.primary}>
          <Icon name="pin" />
          {home.hero.showroom}
        </ExternalLink>
        <PageChatLink locale={locale} className={buttonStyle.outline}>
          <Icon name="whatsapp" />
          {home.hero.chat}
        </PageChatLink>
        <p className="text-sm text-muted max-sm:text-center">{home.hero.note}</p>
      </div>
      <FirstScreenEnd />
    </div>
  );
}

import { phoneLink } from '@/components/contact/links';
import { PageChatLink } from '@/components/contact/WhatsappLink';
import { OpenNow } from '@/components/hours/OpenNow';
import { openNowWords } from '@/components/hours/ShopStatus';
import { ThemeButton } from '@/components/theme/ThemeButton';
import { ThemeToggle } from '@/components/theme/ThemeToggle';
import { iconButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { CurrentPage } from '@/lib/pages/page';
import { day, evening } from '@/tailwind.config';
import { Brand } from './Brand';
import { LanguageLinks } from './LanguageLinks';
import { Navigation, navigationId } from './Navigation';

/** Logo, navigation, language, theme, call, WhatsApp; on wide screens, whether the shop is open. */
export function Header({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  return (
    <header className="site-header">
      <Brand locale={locale} />
      <Navigation page={page} />
      <div className="header-tools">
        <LanguageLinks page={page} className="language-link" />
        <ThemeButton locale={locale} />
        <ThemeToggle backgrounds={{ light: day.background, dark: evening.background }} />
        <a href={phoneLink(site.phones.hero)} className={`${iconButton} header-call`}>
          <Icon name="phone" />
          <span className="sr-only">{ui.call}</span>
          <div className="header-status">
            <OpenNow words={openNowWords(locale)} />
          </div>
        </a>
        <PageChatLink page={page} className={`${iconButton} header-chat`}>
          <span>{ui.whatsapp}</span>
        </PageChatLink>
        <button type="button" popoverTarget={navigationId} className={`${iconButton} menu-button`}>
          <Icon name="menu" />
          <span className="sr-only">{ui.menu}</span>
        </button>
      </div>
    </header>
  );
}

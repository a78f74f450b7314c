import { phoneLink } from '@/components/contact/links';
import { PageChatLink } from '@/components/contact/WhatsappLink';
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

/** Logo, navigation, language, theme, call, WhatsApp. Whether the shop is open is in the menu and the footer. */
export function Header({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  return (
    <header className="site-header">
      <Brand locale={locale} />
      <Navigation page={page} />
      <div className="header-tools">
        <LanguageLinks page={page} className="language-link" />
        <ThemeToggle
          words={{ toDark: ui.toDark, toLight: ui.toLight }}
          backgrounds={{ light: day.background, dark: evening.background }}
          className={iconButton}
        />
        <a
          href={phoneLink(site.phones.hero)}
          className={`${iconButton} @max-[37rem]:hidden @min-[62rem]:@max-[67rem]:hidden`}
        >
          <Icon name="phone" />
          <span className="sr-only">{ui.call}</span>
        </a>
        <PageChatLink
          page={page}
          label={ui.whatsapp}
          className={`${iconButton} @max-[37rem]:hidden`}
        >
          <Icon name="whatsapp" />
        </PageChatLink>
        <button type="button" popoverTarget={navigationId} className={`${iconButton} menu-button`}>
          <Icon name="menu" />
          <span className="sr-only">{ui.menu}</span>
        </button>
      </div>
    </header>
  );
}

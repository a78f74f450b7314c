import { PageChatLink } from '@/components/contact/links';
import { ShopStatus } from '@/components/hours/ShopStatus';
import { ThemeButton } from '@/components/theme/ThemeButton';
import { ThemeToggle } from '@/components/theme/ThemeToggle';
import { Icon } from '@/components/ui/Icon';
import { phoneLink } from '@/lib/contact/links';
import { getDictionary, site } from '@/lib/content';
import type { CurrentPage } from '@/lib/pages';
import { day, evening } from '@/tailwind.config';
import { Brand } from './Brand';
import { LanguageLinks } from './LanguageLinks';
import { Navigation, navigationId } from './Navigation';

export function Header({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  const status = <ShopStatus locale={locale} className="header-status" />;
  const { showroom } = site.phones;
  return (
    <header className="site-header">
      <Brand locale={locale} />
      <Navigation page={page} />
      <div className="ms-auto flex items-center gap-2">
        <LanguageLinks page={page} className="language-link" />
        <ThemeButton locale={locale} />
        <ThemeToggle backgrounds={{ light: day.background, dark: evening.background }} />
        <div className="header-contact">
          {showroom ? (
            <a href={phoneLink(showroom)} className="icon-button">
              <Icon name="phone" />
              <span className="sr-only">{ui.call}</span>
              {status}
            </a>
          ) : (
            <div>{status}</div>
          )}
          <PageChatLink page={page} className="button">
            <span>{ui.whatsapp}</span>
          </PageChatLink>
        </div>
        <button type="button" popoverTarget={navigationId} className="icon-button menu-button">
          <Icon name="menu" className="menu-icon" />
          <span className="sr-only">{ui.menu}</span>
        </button>
      </div>
    </header>
  );
}

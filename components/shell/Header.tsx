import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { ThemeToggle } from '@/components/theme/ThemeToggle';
import { iconButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { phoneLink } from '@/lib/links';
import { Brand } from './Brand';
import { Navigation, navigationId } from './Navigation';
import { ShopStatus } from './ShopStatus';

/** Logo, navigation, whether the shop is open, theme, call, WhatsApp. */
export function Header({ locale }: { readonly locale: Locale }) {
  const { chat, ui } = wordsOf(locale);
  return (
    <header className="site-header">
      <Brand />
      <Navigation locale={locale} />
      <ShopStatus locale={locale} />
      <div className="header-tools">
        <ThemeToggle
          className={`${iconButton} noscript:hidden`}
          toDark={
            <span className="dark:hidden">
              <Icon name="moon" />
              <span className="sr-only">{ui.toDark}</span>
            </span>
          }
          toLight={
            <span className="hidden dark:block">
              <Icon name="sun" />
              <span className="sr-only">{ui.toLight}</span>
            </span>
          }
        />
        <a href={phoneLink(site.phones.hero)} className={iconButton}>
          <Icon name="phone" />
          <span className="sr-only">{ui.call}</span>
        </a>
        <WhatsappLink
          line="hero"
          text={chat.general}
          locale={locale}
          label={ui.whatsapp}
          className={`${iconButton} @max-[37rem]:hidden`}
        >
          <Icon name="whatsapp" />
        </WhatsappLink>
        <button
          type="button"
          popoverTarget={navigationId}
          className={`${iconButton} @min-[61rem]:hidden`}
        >
          <Icon name="menu" />
          <span className="sr-only">{ui.menu}</span>
        </button>
      </div>
    </header>
  );
}

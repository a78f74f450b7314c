import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { phoneLink } from '@/lib/links';
import { pageHref } from '@/lib/page-href';
import { type MenuLink, mainMenu } from './menu';
import { NavLink } from './NavLink';
import { ShopStatus } from './ShopStatus';

/** Id that the menu button of small screens names. */
export const navigationId = 'navigation';

interface GroupProps {
  readonly link: MenuLink;
  readonly below: readonly MenuLink[];
}

function Group({ link, below }: GroupProps) {
  return (
    <details name="navigation" className="nav-group" data-dismiss>
      <summary className="nav-item">
        {link.name}
        <Icon name="caret-down" className="nav-caret" />
      </summary>
      <ul className="nav-list">
        {below.map(({ path, name }) => (
          <li key={path}>
            <NavLink path={path} href={pageHref(path)} className="nav-sub">
              <span>{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The one navigation: a row on wide screens, a panel on small ones. It is a popover, so that it opens,
 * closes by Escape or a tap beside it, and is read in order, without a script.
 */
export function Navigation({ locale }: { readonly locale: Locale }) {
  const { chat, ui } = wordsOf(locale);
  return (
    <nav id={navigationId} popover="auto" aria-label={ui.mainNavigation} className="navigation">
      <ul className="nav-bar">
        {mainMenu(locale).map((link) => (
          <li key={link.path}>
            {link.below ? (
              <Group link={link} below={link.below} />
            ) : (
              <NavLink path={link.path} href={pageHref(link.path)} className="nav-item">
                <span>{link.name}</span>
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <div className="nav-contact">
        <WhatsappLink
          line="hero"
          text={chat.general}
          locale={locale}
          className={buttonStyle.primary}
        >
          <Icon name="whatsapp" />
          {ui.whatsapp}
        </WhatsappLink>
        <a href={phoneLink(site.phones.hero)} className={buttonStyle.outline}>
          <Icon name="phone" />
          {ui.call}
        </a>
        <ShopStatus locale={locale} />
      </div>
    </nav>
  );
}

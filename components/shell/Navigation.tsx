import { dismissAttribute } from '@/client/contracts';
import { PageChatLink } from '@/components/contact/PageChatLink';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import type { Path } from '@/content/paths';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { phoneLink } from '@/lib/links';
import { localPath, pageHref } from '@/lib/urls';
import { LanguageLinks } from './LanguageLinks';
import { type MenuLink, mainMenu } from './menu';
import { NavLink } from './NavLink';
import { ShopStatus } from './ShopStatus';

/** Id for the menu button of small screens. */
export const navigationId = 'navigation';

const addressOf = (path: Path, locale: Locale) => ({
  path: localPath(path, locale),
  href: pageHref(path, locale),
});

interface GroupProps {
  readonly locale: Locale;
  readonly link: MenuLink;
  readonly below: readonly MenuLink[];
}

function Group({ locale, link, below }: GroupProps) {
  return (
    <details name="navigation" className="nav-group" {...{ [dismissAttribute]: '' }}>
      <summary className="nav-item">
        {link.name}
        <Icon name="caret-down" className="nav-caret" />
      </summary>
      <ul className="nav-list">
        {below.map(({ path, name }) => (
          <li key={path}>
            <NavLink {...addressOf(path, locale)} className="nav-sub">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The navigation: a row on wide screens, a panel on small ones. A popover, so that it opens, closes on Escape or a tap
 * outside, and is read in order, without JavaScript.
 */
export function Navigation({ locale }: { readonly locale: Locale }) {
  const { ui } = wordsOf(locale);
  return (
    <nav id={navigationId} popover="auto" aria-label={ui.mainNavigation} className="navigation">
      <ul className="nav-bar">
        {mainMenu(locale).map((link) => (
          <li key={link.path}>
            {link.below ? (
              <Group locale={locale} link={link} below={link.below} />
            ) : (
              <NavLink {...addressOf(link.path, locale)} className="nav-item">
                {link.name}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <div className="nav-contact">
        <PageChatLink locale={locale} className={buttonStyle.primary}>
          <Icon name="whatsapp" />
          {ui.whatsapp}
        </PageChatLink>
        <a href={phoneLink(site.phones.hero)} className={buttonStyle.outline}>
          <Icon name="phone" />
          {ui.call}
        </a>
        <ShopStatus locale={locale} />
        <LanguageLinks locale={locale} className={buttonStyle.outline} />
      </div>
    </nav>
  );
}

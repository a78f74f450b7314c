import type { ComponentProps } from 'react';
import { ContactWays, PageChatLink } from '@/components/contact/links';
import { ShopStatus } from '@/components/hours/ShopStatus';
import { Icon, PageLink } from '@/components/ui';
import { getDictionary, type PictureId } from '@/lib/content';
import { pictureFiles } from '@/lib/media/index';
import type { CurrentPage } from '@/lib/pages';
import { withBasePath } from '@/lib/urls';
import { LanguageLinks } from './LanguageLinks';
import { type MenuLink, mainMenu, panelMenu } from './menu';

export const navigationId = 'navigation';

/** Width of the file of a menu's picture: twice that of its frame, since that is cropped (pixels). */
const thumbnailWidth = 384;

type NavLinkProps = Pick<ComponentProps<typeof PageLink>, 'to' | 'className' | 'children'>;

function NavLink({ page, ...link }: NavLinkProps & { readonly page: CurrentPage }) {
  const current = page.path === link.to ? 'page' : undefined;
  return <PageLink locale={page.locale} aria-current={current} {...link} />;
}

/** A small picture of a menu: a background, which no browser fetches before the menu is open, with or without scripts. */
function Thumbnail({ picture }: { readonly picture: PictureId }) {
  const { avif } = pictureFiles(picture);
  const file = avif.find(({ width }) => width >= thumbnailWidth);
  const image = file && `url(${withBasePath(file.address)})`;
  return image && <span className="nav-picture" style={{ backgroundImage: image }} />;
}

interface GroupProps {
  readonly page: CurrentPage;
  readonly link: MenuLink;
  readonly below: readonly MenuLink[];
}

function Group({ page, link, below }: GroupProps) {
  const { nextStep } = getDictionary(page.locale);
  const hasPictures = below.some(({ picture }) => picture);
  return (
    <details name="navigation" className="nav-group" data-dismiss="">
      <summary className="nav-item">
        {link.name}
        <Icon name="caret-down" className="nav-caret" />
      </summary>
      <div className="nav-sheet">
        <ul className={hasPictures ? 'nav-tiles' : 'nav-names'}>
          {below.map(({ path, name, picture }) => (
            <li key={path}>
              <NavLink to={path} page={page} className="nav-sub">
                {picture && <Thumbnail picture={picture} />}
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        {hasPictures && (
          <div className="nav-ask">
            <p className="font-display text-card">{nextStep.products.title}</p>
            <p className="mt-1 mb-4 text-sm text-muted">{nextStep.products.text}</p>
            <PageChatLink page={page} className="button button-primary">
              {nextStep.chat}
            </PageChatLink>
          </div>
        )}
      </div>
    </details>
  );
}

/** A row on wide screens; on small ones a popover, which opens, closes and is read in order without JavaScript. */
export function Navigation({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { ui } = getDictionary(locale);
  return (
    <nav id={navigationId} popover="auto" aria-label={ui.mainNavigation} className="navigation">
      <ul className="nav-bar">
        {mainMenu(locale).map((link) => (
          <li key={link.path}>
            {link.below ? (
              <Group page={page} link={link} below={link.below} />
            ) : (
              <NavLink to={link.path} page={page} className="nav-item">
                {link.name}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
      <ul className="nav-more">
        {panelMenu(locale).map(({ path, name }) => (
          <li key={path}>
            <NavLink to={path} page={page} className="nav-sub">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="nav-contact">
        <ContactWays page={page} />
        <LanguageLinks page={page} className="button" />
        <ShopStatus locale={locale} />
      </div>
    </nav>
  );
}

import { VisitLinks } from '@/components/contact/ContactFacts';
import { HoursNotice } from '@/components/hours/HoursNotice';
import { ShopStatus } from '@/components/hours/ShopStatus';
import { Hours, PageLink } from '@/components/ui';
import { getDictionary, inLanguage, type Locale, site } from '@/lib/content';
import { films, pictures } from '@/lib/content/collections';
import { weekRows } from '@/lib/hours/hours-text';
import { buildTime, shopDate } from '@/lib/hours/shop-time';
import type { CurrentPage } from '@/lib/pages';
import { fill } from '@/lib/text';
import { Brand } from './Brand';
import { LanguageLinks } from './LanguageLinks';
import { linksOf } from './menu';

const hasRenders = Object.values({ ...pictures, ...films }).some(({ sample }) => sample);

function Column({ menu, locale }: { readonly menu: 'products' | 'shop'; readonly locale: Locale }) {
  const title = getDictionary(locale).footer[menu];
  const links = linksOf(menu, locale);
  if (links.length === 0) return null;
  return (
    // On wide screens the style sheet shows the heading and all links, else the disclosure.
    <div className="footer-group">
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul className="text-sm">
          {links.map(({ path, name }) => (
            <li key={path}>
              <PageLink to={path} locale={locale}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

export function Footer({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { footer, ui } = getDictionary(locale);
  return (
    <footer className="site-footer">
      <div className="container-page footer-parts">
        <div className="text-sm">
          <Brand locale={locale} />
          <p className="mt-4">{footer.line}</p>
          <dl className="mt-4">
            {weekRows(locale).map(({ days, hours }) => (
              <div key={days}>
                <dt className="inline">{days}</dt>{' '}
                <dd className="inline-block">
                  <Hours>{hours}</Hours>
                </dd>
              </div>
            ))}
          </dl>
          <HoursNotice locale={locale} className="mt-2" />
          <ShopStatus locale={locale} className="shop-status print:hidden mt-3" />
        </div>
        <nav aria-label={ui.footerNavigation} className="footer-columns">
          <div>
            <h2>{footer.visit}</h2>
            <VisitLinks page={page} />
          </div>
          <Column menu="products" locale={locale} />
          <Column menu="shop" locale={locale} />
        </nav>
      </div>
      <p className="container-page footer-end">
        <span>
          {fill(footer.copyright, {
            year: shopDate(buildTime()).slice(0, 4),
            name: inLanguage(site, locale).name,
          })}
        </span>
        <LanguageLinks page={page} />
        {hasRenders && <span>{footer.renders}</span>}
      </p>
    </footer>
  );
}

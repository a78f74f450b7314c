import { HoursList } from '@/components/contact/HoursList';
import { HoursNotice } from '@/components/contact/HoursNotice';
import { VisitLinks } from '@/components/contact/VisitLinks';
import { PageLink } from '@/components/ui/PageLink';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { Brand } from './Brand';
import { footerColumns, type LinkColumn } from './menu';
import { ShopStatus } from './ShopStatus';

const link =
  'inline-flex min-h-target min-w-target items-center text-cream no-underline hover:underline';

function Column({ title, links }: LinkColumn) {
  return (
    <div>
      <h2 className="mb-2 font-display text-lg">{title}</h2>
      <ul className="text-sm">
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} className={link}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The business, its hours, ways to reach it, and every section of the site. */
export function Footer({ locale }: { readonly locale: Locale }) {
  const { footer, ui } = wordsOf(locale);
  return (
    <footer className="site-footer">
      <div className="hem" aria-hidden="true" />
      <div className="container-page grid grid-cols-1 gap-x-10 gap-y-12 pt-16 @min-[64rem]:grid-cols-[1fr_3fr]">
        <div className="text-sm">
          <Brand className="text-cream" />
          <p className="mt-4 max-w-72">{footer.line}</p>
          <HoursList locale={locale} className="mt-4" />
          <HoursNotice locale={locale} className="mt-2" />
          <ShopStatus locale={locale} className="mt-3" hoursShown />
        </div>
        <nav
          aria-label={ui.footerNavigation}
          className="grid grid-cols-1 gap-x-6 gap-y-10 @min-[19rem]:grid-cols-2 @min-[40rem]:grid-cols-3 @min-[64rem]:grid-cols-[1fr_1fr_1.7fr_1fr_1.2fr]"
        >
          {footerColumns(locale).map((column) => (
            <Column key={column.title} {...column} />
          ))}
          <div>
            <h2 className="mb-2 font-display text-lg">{footer.visit}</h2>
            <VisitLinks locale={locale} className={link} />
          </div>
        </nav>
      </div>
      <p className="container-page mt-12 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-dust/25 pt-6 text-xs">
        <span>{fill(footer.copyright, { year: new Date().getFullYear(), name: site.name })}</span>
        {site.picturesAreRenders && <span>{footer.renders}</span>}
      </p>
    </footer>
  );
}

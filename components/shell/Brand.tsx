import { PageLink } from '@/components/ui/PageLink';
import { inLanguage, type Locale, site } from '@/lib/content';
import { readSign } from '@/lib/media/sign';

/** Shop's sign, name and trade. Where the trade has no room on one line, it is hidden. */
export function Brand({ locale }: { readonly locale: Locale }) {
  const { logo } = inLanguage(site, locale);
  return (
    <PageLink to="/" locale={locale} className="brand">
      <Sign className="text-brass" />
      <span>
        <span className="brand-name">{logo.name}</span>
        <span className="brand-trade">{logo.trade}</span>
      </span>
    </PageLink>
  );
}

const { viewBox, drawing } = readSign();

export const Sign = ({ className }: { readonly className: string }) => (
  <svg
    aria-hidden="true"
    viewBox={viewBox}
    className={`icon ${className}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the project, of paths alone
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);

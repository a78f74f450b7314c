import { Picture } from '@/components/picture/Picture';
import { PageLink } from '@/components/ui/PageLink';
import type { Page } from '@/lib/pages';

interface PageRowProps {
  readonly title?: string;
  readonly pages: readonly Page[];
  readonly className?: string;
}

export function PageRow({ title, pages, className }: PageRowProps) {
  if (pages.length === 0) return null;
  return (
    <div className={className}>
      {title && <h3 className="font-display text-card">{title}</h3>}
      <ul className="page-row">
        {pages.map(({ path, locale, heading, picture }) => (
          <li key={path} className="group relative">
            <div className="frame aspect-[3/2]">
              <Picture src={picture} locale={locale} sizes="190px" alt="" />
            </div>
            <PageLink to={path} locale={locale} className="stretched group-hover:text-brand">
              {heading}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import type { InLanguage, Locale, Post } from '@/lib/content/types';
import { paths } from '@/lib/pages';
import { findTypeset } from '@/lib/text/typeset';

interface LinkedTextProps {
  readonly children: string;
  /** Links whose words occur here for the first time in the post. */
  readonly links: NonNullable<InLanguage<Post>['links']>;
  readonly locale: Locale;
}

export function LinkedText({ children, links, locale }: LinkedTextProps) {
  const [first, ...others] = links.filter(
    ({ words, to }) => findTypeset(children, words) && paths.includes(to),
  );
  const found = first && findTypeset(children, first.words);
  if (!found) return <Prose>{children}</Prose>;
  const before = children.slice(0, found.start);
  return (
    <>
      <LinkedText links={others} locale={locale}>
        {before}
      </LinkedText>
      <PageLink to={first.to} locale={locale}>
        {children.slice(found.start, found.end)}
      </PageLink>
      <LinkedText links={others.filter(({ words }) => !findTypeset(before, words))} locale={locale}>
        {children.slice(found.end)}
      </LinkedText>
    </>
  );
}

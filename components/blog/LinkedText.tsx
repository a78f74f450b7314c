import { PageLink } from '@/components/ui/PageLink';
import { Prose } from '@/components/ui/Prose';
import type { Locale, Post } from '@/content/types';
import { paths } from '@/lib/pages';

interface LinkedTextProps {
  readonly children: string;
  /** Links whose words occur here for the first time in the post. */
  readonly links: NonNullable<Post['words'][Locale]['links']>;
  readonly locale: Locale;
}

/** A paragraph with links on the words that name pages. */
export function LinkedText({ children, links, locale }: LinkedTextProps) {
  const [first, ...others] = links.filter(
    ({ words, to }) => children.includes(words) && paths.includes(to),
  );
  if (!first) return <Prose>{children}</Prose>;
  const start = children.indexOf(first.words);
  const end = start + first.words.length;
  const before = children.slice(0, start);
  return (
    <>
      <LinkedText links={others} locale={locale}>
        {before}
      </LinkedText>
      <PageLink to={first.to} locale={locale}>
        {first.words}
      </PageLink>
      <LinkedText links={others.filter(({ words }) => !before.includes(words))} locale={locale}>
        {children.slice(end)}
      </LinkedText>
    </>
  );
}

import { ruledLink } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import { gridSizes } from '@/components/ui/picture-sizes';
import { getDictionary } from '@/content/dictionary';
import { inLanguage } from '@/content/in-language';
import type { Locale, Post } from '@/content/types';
import { fill } from '@/lib/text/fill';
import { excerpt } from '@/lib/text/truncate';
import { Byline } from './Byline';

interface PostCardProps {
  readonly post: Post;
  readonly locale: Locale;
  /** Whether its picture is on the first screen: the page's largest paint. */
  readonly first: boolean;
}

/** A post in the grid; the link of its title covers the whole card. */
export function PostCard({ post, locale, first }: PostCardProps) {
  const { title, summary, content } = inLanguage(post, locale);
  const { blogPage, ui } = getDictionary(locale);
  return (
    <article data-enter="card" className="card-in group relative">
      <div className="frame aspect-[3/2]">
        <Picture src={post.image} locale={locale} sizes={gridSizes} priority={first} />
      </div>
      <h2 className="mt-4 mb-3 font-display text-card group-hover:text-brand">
        <PageLink to={`/blog/${post.id}`} locale={locale} className="stretched">
          {title}
        </PageLink>
      </h2>
      <Byline post={post} locale={locale} />
      <p className="mt-4 text-muted">{summary}</p>
      {/* Above the link that covers the card. */}
      <details className="relative z-1 mt-3 border-t border-line text-sm">
        <summary className={ruledLink}>
          {blogPage.excerpts}
          <span className="sr-only"> {fill(ui.about, { name: title })}</span>
        </summary>
        {content.map(({ text }) => (
          <p key={text} className="border-t border-line py-2 text-muted">
            {excerpt(text, locale)}
          </p>
        ))}
      </details>
    </article>
  );
}

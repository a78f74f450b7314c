import { Picture, proportionsOf } from '@/components/picture/Picture';
import { gridSizes } from '@/components/picture/picture-sizes';
import { PageLink } from '@/components/ui/PageLink';
import { inLanguage } from '@/lib/content/in-language';
import type { Locale, Post } from '@/lib/content/types';
import { excerpt } from '@/lib/text/truncate';
import { Byline } from './Byline';

interface PostCardProps {
  readonly post: Post;
  readonly locale: Locale;
  /** Whether its picture is on the first screen: the page's largest paint. */
  readonly first: boolean;
}

export function PostCard({ post, locale, first }: PostCardProps) {
  const { title, content } = inLanguage(post, locale);
  return (
    <article data-enter="card" className="card-in group relative">
      <div className="frame" style={proportionsOf(post.image)}>
        <Picture src={post.image} locale={locale} sizes={gridSizes} priority={first} />
      </div>
      <h2 className="mt-4 mb-3 font-display text-card group-hover:text-brand">
        <PageLink to={`/blog/${post.id}`} locale={locale} className="stretched">
          {title}
        </PageLink>
      </h2>
      <Byline post={post} locale={locale} portrait={false} />
      <ul className="mt-4 text-sm text-muted">
        {content.map(({ text }) => (
          <li key={text} className="border-t border-line py-2">
            {excerpt(text)}
          </li>
        ))}
      </ul>
    </article>
  );
}

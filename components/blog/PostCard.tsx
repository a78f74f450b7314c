import { gridSizes, Picture, proportionsOf } from '@/components/picture/Picture';
import { PageLink } from '@/components/ui/PageLink';
import { getDictionary, inLanguage, type Locale, type Post } from '@/lib/content';
import { buildTime } from '@/lib/hours/shop-time';
import { dateWithYear, fill } from '@/lib/text';
import { excerpt } from '@/lib/text/truncate';
import { AgedDate } from './AgedDate';
import { postDate } from './post-date';

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
      {/* Set as one paragraph. */}
      <ul className="mt-4 text-sm text-muted">
        {content.map(({ text }) => (
          <li key={text} className="inline">
            {excerpt(text)}{' '}
          </li>
        ))}
      </ul>
    </article>
  );
}

interface BylineProps {
  readonly post: Post;
  readonly locale: Locale;
  /** Shown once on a page: not in lists, whose posts may have the same author. */
  readonly portrait?: boolean;
}

/** A post's author and date; that of sample posts is relative (docs/requirements.md 2.11). */
export function Byline({ post, locale, portrait = true }: BylineProps) {
  const { blogPage } = getDictionary(locale);
  const { by, sampleNote } = blogPage;
  const { author, authorLogo, date, sample } = inLanguage(post, locale);
  const built = postDate(date, buildTime());
  const text = dateWithYear(built, locale);
  return (
    <div className="flex gap-3 text-sm">
      {portrait && (
        <span className="frame size-12 shrink-0 rounded-full">
          <Picture src={authorLogo} locale={locale} sizes="40px" alt="" />
        </span>
      )}
      <div className="text-sm">
        <p>{fill(by, { author })}</p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          {date.daysAgo === undefined ? (
            <time dateTime={built}>{text}</time>
          ) : (
            <AgedDate daysAgo={date.daysAgo} built={built} text={text} language={locale} />
          )}
          {sample && <span>{sampleNote}</span>}
        </p>
      </div>
    </div>
  );
}

import { Picture } from '@/components/ui/Picture';
import { getDictionary } from '@/content/dictionary';
import type { Locale, Post } from '@/content/types';
import { fill } from '@/lib/text/fill';
import { PostDate } from './PostDate';

interface BylineProps {
  readonly post: Post;
  readonly locale: Locale;
}

/** A post's author and date. */
export function Byline({ post, locale }: BylineProps) {
  const { by, sampleNote } = getDictionary(locale).blogPage;
  const { authorLogo, date, sample, words } = post;
  return (
    <div className="flex gap-3 text-sm">
      <span className="frame size-10 shrink-0 rounded-full">
        <Picture src={authorLogo} locale={locale} sizes="40px" alt="" />
      </span>
      <div className="text-sm/snug">
        <p>{fill(by, { author: words[locale].author })}</p>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <PostDate date={date} locale={locale} />
          {sample && <span>{sampleNote}</span>}
        </p>
      </div>
    </div>
  );
}

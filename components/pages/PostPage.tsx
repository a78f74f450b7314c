import { Byline } from '@/components/blog/Byline';
import { BackLink } from '@/components/ui/BackLink';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { PageData } from '@/components/ui/PageData';
import { PageHeading } from '@/components/ui/PageHeading';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import type { Locale, Post } from '@/content/types';
import { wordsOf } from '@/content/words';

interface PostPageProps {
  readonly post: Post;
  readonly locale: Locale;
}

/** A post, whole. */
export function PostPage({ post, locale }: PostPageProps) {
  const { blogPage, navigation } = wordsOf(locale);
  const { title, content } = post.words[locale];
  return (
    <Section className="pt-10">
      <article>
        <PageHeading
          overline={blogPage.overline}
          heading={title}
          locale={locale}
          trail={[
            { name: navigation['/blog'], path: '/blog' },
            { name: title, path: `/blog/${post.id}` },
          ]}
        />
        <div className="frame aspect-[3/2] sm:aspect-[2/1]">
          <Picture
            src={post.image}
            locale={locale}
            sizes="(min-width: 1240px) 1200px, (min-width: 640px) 96vw, 90vw"
            priority
          />
        </div>
        <div className="with-contents mt-10 gap-y-8">
          <Byline post={post} locale={locale} />
          <div className="max-w-prose space-y-5">
            {content.map((paragraph) => (
              <p key={paragraph} className="first:text-lg">
                <Prose>{paragraph}</Prose>
              </p>
            ))}
            <div className="border-t border-line pt-6">
              <BackLink to="/blog">{blogPage.back}</BackLink>
            </div>
          </div>
        </div>
      </article>
      <FirstScreenEnd />
      <PageData path={`/blog/${post.id}`} locale={locale} />
    </Section>
  );
}

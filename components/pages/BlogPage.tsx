import { PostCard } from '@/components/blog/PostCard';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { PageData } from '@/components/ui/PageData';
import { PageHeading } from '@/components/ui/PageHeading';
import { Section } from '@/components/ui/Section';
import { posts } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** The blog: its posts in 1, 2 or 3 columns. */
export function BlogPage({ locale }: { readonly locale: Locale }) {
  const { blogPage, navigation } = wordsOf(locale);
  return (
    <Section className="pt-10">
      <PageHeading
        overline={blogPage.overline}
        heading={blogPage.heading}
        text={blogPage.intro}
        locale={locale}
        trail={[{ name: navigation['/blog'], path: '/blog' }]}
      />
      <ul className="grid gap-x-7 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} locale={locale} />
          </li>
        ))}
      </ul>
      <FirstScreenEnd />
      <PageData path="/blog" locale={locale} />
    </Section>
  );
}

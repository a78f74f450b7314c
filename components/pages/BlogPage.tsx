import { PostCard } from '@/components/blog/PostCard';
import { NextStep } from '@/components/contact/NextStep';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHeading } from '@/components/ui/PageHeading';
import { Section } from '@/components/ui/Section';
import { posts } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import { postPages } from '@/lib/pages/entry-pages';
import type { Page } from '@/lib/pages/page';
import { itemList } from '@/lib/seo/structured-data/page-nodes';

/** The blog: its posts in 1, 2 or 3 columns. */
export function BlogPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const { blogPage } = getDictionary(locale);
  const written = postPages(locale).filter(({ sample }) => !sample);
  return (
    <>
      <Section className="pt-10">
        <PageHeading page={page} eyebrow={blogPage.eyebrow} text={blogPage.intro} />
        <ul className="card-grid grid gap-x-7 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} locale={locale} first={index === 0} />
            </li>
          ))}
        </ul>
        <FirstScreenEnd />
        <JsonLd nodes={written.length > 0 ? [itemList(page.heading, written)] : []} />
      </Section>
      <NextStep after="blog" locale={locale} />
    </>
  );
}

import { Fragment } from 'react';
import { Byline, PostCard } from '@/components/blog/PostCard';
import { PageRow } from '@/components/cards/PageRow';
import { NextStep } from '@/components/contact/sections';
import { Picture } from '@/components/picture/Picture';
import { PageTop } from '@/components/shell/PageTop';
import { BackLink, JsonLd, Prose } from '@/components/ui';
import { getDictionary, inLanguage, type Post } from '@/lib/content';
import { blogPage, posts } from '@/lib/content/collections';
import { allPages, type EntryPage, type PageProps } from '@/lib/pages';
import { blogPosting } from '@/lib/structured-data/page-nodes';

export function BlogPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).blogPage;
  return (
    <>
      <PageTop page={page} words={words} text={words.intro}>
        <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.id}>
              <PostCard post={post} locale={locale} first={index === 0} />
            </li>
          ))}
        </ul>
      </PageTop>
      <NextStep after="blog" page={page} closing={blogPage.closing} wideOnly />
    </>
  );
}

export function PostPage({ page }: { readonly page: EntryPage<Post> }) {
  const { entry: post, locale } = page;
  const { blogPage: words, servicePage } = getDictionary(locale);
  const { content, pages = [] } = inLanguage(post, locale);
  const named = allPages(locale).filter(({ path }) => pages.includes(path));
  return (
    <>
      <article>
        <PageTop page={page} words={words}>
          <div className="frame aspect-video sm:aspect-[2/1]">
            <Picture
              src={page.picture}
              locale={locale}
              sizes="(min-width: 1240px) 1200px, (min-width: 640px) 96vw, 90vw"
              priority
            />
          </div>
          <div className="with-contents mt-8 gap-y-8">
            <Byline post={post} locale={locale} />
            <div className="grid max-w-prose gap-5">
              {content.map(({ heading, text }) => (
                <Fragment key={text}>
                  {heading && <h2 className="pt-4 font-display text-card">{heading}</h2>}
                  <p className="first:text-lg">
                    <Prose>{text}</Prose>
                  </p>
                </Fragment>
              ))}
              <div className="border-t border-line pt-6">
                <BackLink to="/blog" locale={locale}>
                  {words.back}
                </BackLink>
              </div>
            </div>
            <PageRow className="mt-4 lg:col-start-2" title={servicePage.related} pages={named} />
          </div>
          <JsonLd nodes={[blogPosting(page)]} />
        </PageTop>
      </article>
      <NextStep after="post" page={page} closing={post.closing} />
    </>
  );
}

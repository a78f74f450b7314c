import { NextStep } from '@/components/contact/sections';
import { halfSizes, Picture } from '@/components/picture/Picture';
import { ProjectGrid } from '@/components/portfolio/ProjectGrid';
import { FeatureLists } from '@/components/services/FeatureLists';
import { PageTop } from '@/components/shell/PageTop';
import { BackLink, ExternalLink, Icon, PageLink, Paragraphs } from '@/components/ui';
import { getDictionary, inLanguage, type Project, site } from '@/lib/content';
import { portfolioPage, projects } from '@/lib/content/collections';
import { type EntryPage, isPublished, type PageProps } from '@/lib/pages';
import { fill } from '@/lib/text';

export function PortfolioPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).portfolioPage;
  return (
    <>
      <PageTop page={page} words={words} text={words.intro}>
        <ProjectGrid projects={projects} locale={locale} />
      </PageTop>
      <NextStep after="project" page={page} closing={portfolioPage.closing} wideOnly />
    </>
  );
}

export function ProjectPage({ page }: { readonly page: EntryPage<Project> }) {
  const { entry: project, locale } = page;
  const { portfolioPage: texts } = getDictionary(locale);
  const words = inLanguage(project, locale);
  const { title, description } = words;
  const { githubLink: source = site.links.codeHost, liveDemoLink: preview } = project;

  return (
    <>
      <PageTop page={page} words={texts}>
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
          <div>
            <Paragraphs texts={description} className="mb-5" />
            <div className="mt-8 flex flex-wrap gap-3">
              {preview && isPublished(preview) && (
                <PageLink
                  to={preview}
                  locale={locale}
                  className="button button-primary max-sm:w-full"
                >
                  <Icon name="view" />
                  {texts.livePreview}
                </PageLink>
              )}
              {source && (
                <ExternalLink
                  href={source}
                  locale={locale}
                  icon="code"
                  className="button max-sm:w-full"
                >
                  {texts.sourceCode}
                </ExternalLink>
              )}
            </div>
          </div>
          {/* The picture is as tall as the page that it shows, so its frame scrolls, also by keyboard. */}
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
            tabIndex={0}
            aria-label={fill(texts.picture, { title })}
            className="h-[70vh] overflow-y-auto rounded border border-line bg-surface [&_img]:w-full"
          >
            <Picture src={page.picture} locale={locale} sizes={halfSizes} />
          </section>
        </div>
      </PageTop>
      <FeatureLists titles={texts} lists={words}>
        <div className="mt-12">
          <BackLink to="/portfolio" locale={locale}>
            {texts.back}
          </BackLink>
        </div>
      </FeatureLists>
      <NextStep
        after="project"
        page={page}
        closing={portfolioPage.closing}
        wideOnly
        ground="paper"
      />
    </>
  );
}

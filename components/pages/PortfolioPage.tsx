import { NextStep } from '@/components/contact/NextStep';
import { ProjectGrid } from '@/components/portfolio/ProjectGrid';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { PageHeading } from '@/components/ui/PageHeading';
import { Section } from '@/components/ui/Section';
import { projects } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { Page } from '@/lib/pages/page';

/** The template portfolio: projects about this website. */
export function PortfolioPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const { portfolioPage } = getDictionary(locale);
  return (
    <>
      <Section className="pt-10">
        <PageHeading page={page} eyebrow={portfolioPage.eyebrow} text={portfolioPage.intro} />
        <ProjectGrid projects={projects} locale={locale} />
        <FirstScreenEnd />
      </Section>
      <NextStep after="project" locale={locale} />
    </>
  );
}

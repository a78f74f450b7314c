import { ProjectGrid } from '@/components/portfolio/ProjectGrid';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { PageHeading } from '@/components/ui/PageHeading';
import { Section } from '@/components/ui/Section';
import { projects } from '@/content/collections';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** The template portfolio: projects about this website. */
export function PortfolioPage({ locale }: { readonly locale: Locale }) {
  const { navigation, portfolioPage } = wordsOf(locale);
  return (
    <Section className="pt-10">
      <PageHeading
        overline={portfolioPage.overline}
        heading={portfolioPage.heading}
        text={portfolioPage.intro}
        locale={locale}
        trail={[{ name: navigation['/portfolio'], path: '/portfolio' }]}
      />
      <ProjectGrid projects={projects} locale={locale} />
      <FirstScreenEnd />
    </Section>
  );
}

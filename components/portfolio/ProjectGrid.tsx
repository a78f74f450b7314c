import { buttonStyle } from '@/components/ui/button-style';
import { portfolio } from '@/content/portfolio';
import type { Locale, Project } from '@/content/types';
import { wordsOf } from '@/content/words';
import { ProjectCard } from './ProjectCard';

interface ProjectsProps {
  readonly projects: readonly Project[];
  readonly locale: Locale;
}

function Cards({ projects, locale }: ProjectsProps) {
  return (
    <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The first projects, and the others behind 'See More' / 'Show Less' (specification, sections 2 and
 * 4). The control comes with the fourth project: with three there is nothing more to see, and a
 * button that does nothing would only puzzle.
 */
export function ProjectGrid({ projects, locale }: ProjectsProps) {
  const { ui } = wordsOf(locale);
  const others = projects.slice(portfolio.visible);
  return (
    <>
      <Cards projects={projects.slice(0, portfolio.visible)} locale={locale} />
      {others.length > 0 && (
        // The summary stands last, so that 'Show Less' is found below what it hides.
        <details className="group/more mt-12 flex flex-col">
          <summary
            className={`${buttonStyle.outline} order-1 w-fit self-center group-open/more:mt-12`}
          >
            <span className="group-open/more:hidden">{ui.seeMore}</span>
            <span className="hidden group-open/more:inline">{ui.showLess}</span>
          </summary>
          <Cards projects={others} locale={locale} />
        </details>
      )}
    </>
  );
}

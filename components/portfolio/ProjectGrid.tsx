import { buttonStyle } from '@/components/ui/button-style';
import { getDictionary } from '@/content/dictionary';
import { portfolio } from '@/content/portfolio';
import type { Locale, Project } from '@/content/types';
import { ProjectCard } from './ProjectCard';

interface ProjectGridProps {
  readonly projects: readonly Project[];
  readonly locale: Locale;
}

/**
 * Three projects, and 'See More' / 'Show Less' (docs/requirements.md 2.12) for the others and for every card's key
 * features, which come after the button. CSS opens them, so it works without JavaScript.
 */
export function ProjectGrid({ projects, locale }: ProjectGridProps) {
  const { ui } = getDictionary(locale);
  return (
    <div className="project-grid">
      <details className="mb-9">
        <summary className={buttonStyle.outline}>
          <span className="when-closed">{ui.seeMore}</span>
          <span className="when-open">{ui.showLess}</span>
        </summary>
      </details>
      <ul className="card-grid grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project, index) => (
          <li key={project.id} className={index < portfolio.visible ? undefined : 'project-more'}>
            <ProjectCard project={project} locale={locale} first={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

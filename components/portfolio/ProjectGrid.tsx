import { Picture, wholePageSizes } from '@/components/picture/Picture';
import { ExternalLink, PageLink } from '@/components/ui';
import { getDictionary, inLanguage, type Locale, type Project, site } from '@/lib/content';
import { pictureFiles } from '@/lib/media/index';
import { isPublished } from '@/lib/pages';
import { fill } from '@/lib/text';

const visible = 3;

interface ProjectCardProps {
  readonly project: Project;
  readonly locale: Locale;
  /** Whether its picture is on the first screen: the page's largest paint. */
  readonly first: boolean;
}

/** A project in the grid; the link of its title covers the card, except for two other links. */
function ProjectCard({ project, locale, first }: ProjectCardProps) {
  const { portfolioPage, ui } = getDictionary(locale);
  const { title, summary, image: picture } = inLanguage(project, locale);
  const { width, height } = pictureFiles(picture);
  const { githubLink: source = site.links.codeHost, liveDemoLink: preview } = project;
  const about = fill(ui.about, { name: title });
  const aboveCard = 'ruled-link relative z-1';
  return (
    <article data-enter="card" className="card-in group relative flex h-full flex-col">
      <div
        className="auto-scroll rounded border border-line bg-surface"
        style={{ '--height': height / width }}
      >
        <Picture src={picture} locale={locale} sizes={wholePageSizes} priority={first} />
      </div>
      <h2 className="mt-4 font-display text-card group-hover:text-brand">
        <PageLink to={`/portfolio/${project.id}`} locale={locale} className="stretched">
          {title}
        </PageLink>
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{summary}</p>
      <div className="mt-auto flex min-h-12 flex-wrap justify-between gap-x-4 border-t border-line pt-1">
        {source && (
          <ExternalLink href={source} locale={locale} label={about} className={aboveCard}>
            {portfolioPage.sourceCode}
          </ExternalLink>
        )}
        {preview && isPublished(preview) && (
          <PageLink to={preview} locale={locale} className={aboveCard}>
            {portfolioPage.livePreview}
            <span className="sr-only"> {about}</span>
          </PageLink>
        )}
      </div>
    </article>
  );
}

interface ProjectGridProps {
  readonly projects: readonly Project[];
  readonly locale: Locale;
}

/** Three projects, and 'See More' / 'Show Less' (docs/requirements.md 2.12) for the others, by CSS. */
export function ProjectGrid({ projects, locale }: ProjectGridProps) {
  const { ui } = getDictionary(locale);
  return (
    <div className="expandable">
      <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project, index) => (
          <li key={project.id} className={index < visible ? undefined : 'when-long'}>
            <ProjectCard project={project} locale={locale} first={index === 0} />
          </li>
        ))}
      </ul>
      {projects.length > visible && (
        <details className="mt-8">
          <summary className="button">
            <span className="when-closed">{ui.seeMore}</span>
            <span className="when-open">{ui.showLess}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

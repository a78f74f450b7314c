/** docs/requirements.md 2.12 */
import { render, screen } from '@testing-library/react';
import { defaultLocale } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import type { Project } from '@/lib/content/types';
import { ProjectGrid } from './ProjectGrid';

// The build makes the picture files.
jest.mock('@/components/picture/Picture', () => ({ Picture: () => null }));
jest.mock('@/lib/media/index', () => ({ pictureFiles: () => ({ width: 1, height: 3 }) }));

function project(title: string): Project {
  const words = { title, summary: 'A project.' };
  return {
    id: title,
    order: 1,
    sample: true,
    image: '/pictures/showroom.jpg',
    githubLink: 'https://code.example/one',
    liveDemoLink: '/contact',
    description: [{ en: 'A project.', ar: 'A project.' }],
    keyFeatures: [{ en: 'Number one', ar: 'Number one' }],
    technologies: [{ en: 'One', ar: 'One' }],
    words: { en: words, ar: words },
  };
}

test.each([
  [3, 0, 0],
  [5, 2, 1],
])('of %i projects See More shows %i', (count, more, buttons) => {
  const projects = ['One', 'Two', 'Three', 'Four', 'Five'].slice(0, count).map(project);
  const { container } = render(<ProjectGrid projects={projects} locale={defaultLocale} />);
  expect(container.querySelectorAll('li.when-long')).toHaveLength(more);
  expect(screen.queryAllByText(getDictionary('en').ui.seeMore)).toHaveLength(buttons);
  expect(screen.getAllByRole('link', { name: /One/ })[1]).toHaveAttribute(
    'href',
    'https://code.example/one',
  );
});

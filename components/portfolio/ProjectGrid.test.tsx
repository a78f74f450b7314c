import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '@/content/types';
import { ProjectGrid } from './ProjectGrid';

// Files of pictures are made by the build.
jest.mock('@/components/ui/Picture', () => ({ Picture: () => null }));

function project(title: string): Project {
  return {
    // Ids are those of content; for the grid any will do.
    id: title as Project['id'],
    order: 1,
    sample: true,
    image: 'showroom',
    githubLink: 'https://code.example/one',
    liveDemoLink: '/gallery',
    words: {
      en: {
        title,
        summary: 'A project.',
        description: ['A project.'],
        keyFeatures: ['One'],
        technologies: ['One'],
      },
    },
  };
}

const titles = ['One', 'Two', 'Three', 'Four', 'Five'];

function renderGrid(count: number) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  render(<ProjectGrid projects={titles.slice(0, count).map(project)} locale="en" />);
}

describe('ProjectGrid', () => {
  it('shows three projects, without a control that would bring nothing', () => {
    renderGrid(3);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText('See More')).not.toBeInTheDocument();
  });

  it('brings the others when the visitor asks for more, and hides them again', async () => {
    renderGrid(5);
    const fourth = screen.getByText('Four');
    expect(screen.getByText('Three')).toBeVisible();
    expect(fourth).not.toBeVisible();
    await userEvent.click(screen.getByText('See More'));
    expect(fourth).toBeVisible();
    expect(screen.getByText('Five')).toBeVisible();
    await userEvent.click(screen.getByText('Show Less'));
    expect(fourth).not.toBeVisible();
  });

  it('leads to the project, its source code and the live page', () => {
    renderGrid(1);
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('One')).toHaveAttribute('href', '/portfolio/One/');
    expect(link('Live Preview about One')).toHaveAttribute('href', '/gallery/');
    const source = link('Source Code about One (opens in a new tab)');
    expect(source).toHaveAttribute('href', 'https://code.example/one');
    expect(source).toHaveAttribute('target', '_blank');
  });
});

import { render, screen } from '@testing-library/react';
import { defaultLocale } from '@/config/locales';
import { inEvery } from '@/config/testing';
import { ownWords } from '@/lib/content/testing';
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
    description: [inEvery('A project.')],
    keyFeatures: [inEvery('Number one')],
    technologies: [inEvery('One')],
    words: inEvery(words),
  };
}

const titles = ['One', 'Two', 'Three', 'Four', 'Five'];

const words = ownWords;

function renderGrid(count: number) {
  render(<ProjectGrid projects={titles.slice(0, count).map(project)} locale={defaultLocale} />);
}

test('marks what See More shows: projects after the third', () => {
  renderGrid(5);
  const marked = (title: string) => screen.getByText(title).closest('li.when-long');
  expect(marked('Three')).toBeNull();
  expect(marked('Four')).not.toBeNull();
  expect(marked('Five')).not.toBeNull();
  expect(screen.getByText(words.ui.seeMore)).toBeInTheDocument();
});

test('has nothing to show more of with three projects', () => {
  renderGrid(3);
  expect(screen.queryByText(words.ui.seeMore)).not.toBeInTheDocument();
});

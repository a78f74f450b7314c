import { notFound } from 'next/navigation';
import { ProjectPage } from '@/components/pages/ProjectPage';
import { projects } from '@/content/collections';
import { pageMetadata } from '@/lib/metadata';

export const dynamicParams = false;

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

async function projectOf({ params }: Props) {
  const { id } = await params;
  return projects.find((project) => project.id === id) ?? notFound();
}

export function generateStaticParams() {
  return projects.map(({ id }) => ({ id }));
}

export async function generateMetadata(props: Props) {
  const { id, words } = await projectOf(props);
  const { title, summary } = words.en;
  return pageMetadata({ path: `/portfolio/${id}`, title, description: summary });
}

export default async function Page(props: Props) {
  return <ProjectPage project={await projectOf(props)} locale="en" />;
}

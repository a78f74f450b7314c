import { notFound } from 'next/navigation';
import { PostPage } from '@/components/pages/PostPage';
import { posts } from '@/content/collections';
import { pageMetadata } from '@/lib/metadata';

export const dynamicParams = false;

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

async function postOf({ params }: Props) {
  const { id } = await params;
  return posts.find((post) => post.id === id) ?? notFound();
}

export function generateStaticParams() {
  return posts.map(({ id }) => ({ id }));
}

export async function generateMetadata(props: Props) {
  const { id, words } = await postOf(props);
  const { title, summary } = words.en;
  return pageMetadata({ path: `/blog/${id}`, title, description: summary });
}

export default async function Page(props: Props) {
  return <PostPage post={await postOf(props)} locale="en" />;
}

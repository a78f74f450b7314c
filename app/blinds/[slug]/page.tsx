import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/pages/CategoryPage';
import { blinds } from '@/content/collections';
import { categoryMetadata } from '@/lib/metadata';

export const dynamicParams = false;

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

async function categoryOf({ params }: Props) {
  const { slug } = await params;
  return blinds.find((category) => category.slug === slug) ?? notFound();
}

export function generateStaticParams() {
  return blinds.map(({ slug }) => ({ slug }));
}

export async function generateMetadata(props: Props) {
  return categoryMetadata(await categoryOf(props), 'en');
}

export default async function Page(props: Props) {
  return <CategoryPage category={await categoryOf(props)} locale="en" />;
}

import { notFound } from 'next/navigation';
import { ServicePage } from '@/components/pages/ServicePage';
import { services } from '@/content/collections';
import { pageMetadata } from '@/lib/metadata';

export const dynamicParams = false;

interface Props {
  readonly params: Promise<{ readonly id: string }>;
}

async function serviceOf({ params }: Props) {
  const { id } = await params;
  return services.find((service) => service.id === id) ?? notFound();
}

export function generateStaticParams() {
  return services.map(({ id }) => ({ id }));
}

export async function generateMetadata(props: Props) {
  const { id, words } = await serviceOf(props);
  const { title, summary } = words.en;
  return pageMetadata({ path: `/service/${id}`, title, description: summary });
}

export default async function Page(props: Props) {
  return <ServicePage service={await serviceOf(props)} locale="en" />;
}

import { addresses, routeAt } from '@/components/pages/routes';

type Props = PageProps<'/[[...path]]'>;

export const dynamicParams = false;
export const generateStaticParams = () => addresses.map((path) => ({ path }));

export const generateMetadata = async ({ params }: Props) => routeAt((await params).path).metadata;

export default async function Page({ params }: Props) {
  return routeAt((await params).path).content;
}

import { addresses, routeAt } from '@/components/pages/routes';

type Props = PageProps<'/[[...path]]'>;

export const dynamicParams = false;
export const generateStaticParams = () => addresses.map((path) => ({ path }));

export const generateMetadata = async ({ params }: Props) => routeAt((await params).path).metadata;

/** The one route: components/pages/routes.tsx says what is at each address. */
export default async function Page({ params }: Props) {
  return routeAt((await params).path).content;
}

import { entryRoute } from '@/components/pages/route';
import { ServicePage } from '@/components/pages/ServicePage';
import { servicePages } from '@/lib/pages/entry-pages';

const route = entryRoute(servicePages('ar'), ServicePage);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

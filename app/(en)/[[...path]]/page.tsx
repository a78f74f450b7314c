import { localRoute } from '@/components/pages/routes';

const route = localRoute('en');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.page;

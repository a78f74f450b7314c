import { localRoute } from '@/components/pages/routes';

const route = localRoute('ar');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.page;

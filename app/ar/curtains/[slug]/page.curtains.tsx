import { CategoryPage } from '@/components/pages/CategoryPage';
import { entryRoute } from '@/components/pages/route';
import { categoryPages } from '@/lib/pages/entry-pages';

const route = entryRoute(categoryPages('curtains', 'ar'), CategoryPage);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

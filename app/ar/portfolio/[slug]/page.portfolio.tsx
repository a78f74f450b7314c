import { ProjectPage } from '@/components/pages/ProjectPage';
import { entryRoute } from '@/components/pages/route';
import { projectPages } from '@/lib/pages/entry-pages';

const route = entryRoute(projectPages('ar'), ProjectPage);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

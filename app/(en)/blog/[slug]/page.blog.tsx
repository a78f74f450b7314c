import { PostPage } from '@/components/pages/PostPage';
import { entryRoute } from '@/components/pages/route';
import { postPages } from '@/lib/pages/entry-pages';

const route = entryRoute(postPages('en'), PostPage);

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

import { BlogPage } from '@/components/pages/BlogPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/blog', 'en', BlogPage);

export const metadata = route.metadata;
export default route.Page;

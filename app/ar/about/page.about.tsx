import { AboutPage } from '@/components/pages/AboutPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/about', 'ar', AboutPage);

export const metadata = route.metadata;
export default route.Page;

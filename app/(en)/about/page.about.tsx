import { AboutPage } from '@/components/pages/AboutPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/about', 'en', AboutPage);

export const metadata = route.metadata;
export default route.Page;

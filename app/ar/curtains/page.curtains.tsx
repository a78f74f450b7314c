import { LandingPage } from '@/components/pages/LandingPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/curtains', 'ar', LandingPage);

export const metadata = route.metadata;
export default route.Page;

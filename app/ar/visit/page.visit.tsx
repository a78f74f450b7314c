import { staticRoute } from '@/components/pages/route';
import { VisitPage } from '@/components/pages/VisitPage';

const route = staticRoute('/visit', 'ar', VisitPage);

export const metadata = route.metadata;
export default route.Page;

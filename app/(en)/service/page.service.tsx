import { staticRoute } from '@/components/pages/route';
import { ServicesPage } from '@/components/pages/ServicesPage';

const route = staticRoute('/service', 'en', ServicesPage);

export const metadata = route.metadata;
export default route.Page;

import { PricesPage } from '@/components/pages/PricesPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/prices', 'en', PricesPage);

export const metadata = route.metadata;
export default route.Page;

import { PortfolioPage } from '@/components/pages/PortfolioPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/portfolio', 'ar', PortfolioPage);

export const metadata = route.metadata;
export default route.Page;

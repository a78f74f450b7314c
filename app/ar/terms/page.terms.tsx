import { staticRoute } from '@/components/pages/route';
import { TermsPage } from '@/components/pages/TermsPage';

const route = staticRoute('/terms', 'ar', TermsPage);

export const metadata = route.metadata;
export default route.Page;

import { staticRoute } from '@/components/pages/route';
import { TermsPage } from '@/components/pages/TermsPage';

const route = staticRoute('/terms', 'en', TermsPage);

export const metadata = route.metadata;
export default route.Page;

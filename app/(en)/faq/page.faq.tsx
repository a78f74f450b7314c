import { FaqPage } from '@/components/pages/FaqPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/faq', 'en', FaqPage);

export const metadata = route.metadata;
export default route.Page;

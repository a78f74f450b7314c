import { ContactPage } from '@/components/pages/ContactPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/contact', 'en', ContactPage);

export const metadata = route.metadata;
export default route.Page;

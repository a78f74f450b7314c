import { HomePage } from '@/components/pages/HomePage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/', 'en', HomePage);

export const metadata = route.metadata;
export default route.Page;

import { NotFoundPage } from '@/components/pages/NotFoundPage';
import { unlistedRoute } from '@/components/pages/unlisted-route';

const route = unlistedRoute('notFound', 'ar', NotFoundPage);

export const metadata = route.metadata;
export default route.Page;

import { OfflinePage } from '@/components/pages/OfflinePage';
import { unlistedRoute } from '@/components/pages/unlisted-route';

const route = unlistedRoute('offline', 'ar', OfflinePage);

export const metadata = route.metadata;
export default route.Page;

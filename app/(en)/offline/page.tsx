import { OfflinePage } from '@/components/pages/OfflinePage';
import { offlineRoute } from '@/components/pages/offline-route';

const route = offlineRoute('en', OfflinePage);

export const metadata = route.metadata;
export default route.Page;

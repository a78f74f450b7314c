import { OfflinePage } from '@/components/pages/OfflinePage';
import { offlineRoute } from '@/components/pages/offline-route';

const route = offlineRoute('ar', OfflinePage);

export const metadata = route.metadata;
export default route.Page;

import { BlindsPage } from '@/components/pages/BlindsPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/blinds', 'en', BlindsPage);

export const metadata = route.metadata;
export default route.Page;

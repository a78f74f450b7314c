import { MeasurePage } from '@/components/pages/MeasurePage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/measure', 'ar', MeasurePage);

export const metadata = route.metadata;
export default route.Page;

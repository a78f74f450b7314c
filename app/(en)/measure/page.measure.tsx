import { MeasurePage } from '@/components/pages/MeasurePage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/measure', 'en', MeasurePage);

export const metadata = route.metadata;
export default route.Page;

import { AccessibilityPage } from '@/components/pages/AccessibilityPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/accessibility', 'ar', AccessibilityPage);

export const metadata = route.metadata;
export default route.Page;

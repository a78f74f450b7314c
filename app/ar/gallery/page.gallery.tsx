import { GalleryPage } from '@/components/pages/GalleryPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/gallery', 'ar', GalleryPage);

export const metadata = route.metadata;
export default route.Page;

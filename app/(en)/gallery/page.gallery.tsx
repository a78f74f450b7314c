import { GalleryPage } from '@/components/pages/GalleryPage';
import { staticRoute } from '@/components/pages/route';

const route = staticRoute('/gallery', 'en', GalleryPage);

export const metadata = route.metadata;
export default route.Page;

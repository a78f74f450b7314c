import { GalleryPage } from '@/components/pages/GalleryPage';
import { galleryPage } from '@/content/en/gallery';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/gallery', ...galleryPage });

export default function Page() {
  return <GalleryPage locale="en" />;
}

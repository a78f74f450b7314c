import type { MetadataRoute } from 'next';
import { fileUrl } from '@/lib/pages/urls';

export const dynamic = 'force-static';

/** All may be read; pages that are wholly sample ask not to be listed themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fileUrl('/sitemap.xml') };
}

import type { MetadataRoute } from 'next';
import { fileUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/** Allows all pages; sample pages have `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: fileUrl('/sitemap.xml') };
}

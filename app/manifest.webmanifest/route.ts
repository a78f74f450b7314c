import { defaultLocale } from '@/content/locales';
import { webManifest } from '@/lib/web-manifest';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(webManifest(defaultLocale));
}

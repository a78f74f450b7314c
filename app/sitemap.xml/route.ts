import { sitemap } from '@/lib/sitemap';

export const dynamic = 'force-static';

export function GET() {
  return new Response(sitemap(), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

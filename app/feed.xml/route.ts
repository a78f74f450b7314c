import { defaultLocale } from '@/content/locales';
import { rss } from '@/lib/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(rss(defaultLocale, Date.now()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}

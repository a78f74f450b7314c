import { rss } from '@/lib/feed';

export const dynamic = 'force-static';

export function GET() {
  return new Response(rss('ar', Date.now()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}

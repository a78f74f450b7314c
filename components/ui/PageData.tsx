import type { Path } from '@/content/routes';
import type { Locale } from '@/content/types';
import { pageNodes } from '@/lib/structured-data/page-nodes';
import { JsonLd } from './JsonLd';

interface PageDataProps {
  readonly path: Path;
  readonly locale: Locale;
}

/** What a page is, for search engines and assistants. */
export function PageData({ path, locale }: PageDataProps) {
  return <JsonLd nodes={pageNodes(path, locale)} />;
}

import { TermsPage } from '@/components/pages/TermsPage';
import { termsPage } from '@/content/en/terms';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/terms', ...termsPage });

export default function Page() {
  return <TermsPage locale="en" />;
}

import { FaqPage } from '@/components/pages/FaqPage';
import { faqPage } from '@/content/en/faq';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/faq', ...faqPage });

export default function Page() {
  return <FaqPage locale="en" />;
}

import { LandingPage } from '@/components/pages/LandingPage';
import { curtainsPage } from '@/content/en/curtains';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/curtains', ...curtainsPage });

export default function Page() {
  return <LandingPage locale="en" />;
}

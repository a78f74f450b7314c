import { BlindsPage } from '@/components/pages/BlindsPage';
import { blindsPage } from '@/content/en/blinds';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/blinds', ...blindsPage });

export default function Page() {
  return <BlindsPage locale="en" />;
}

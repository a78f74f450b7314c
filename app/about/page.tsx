import { AboutPage } from '@/components/pages/AboutPage';
import { aboutPage } from '@/content/en/about';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/about', ...aboutPage });

export default function Page() {
  return <AboutPage locale="en" />;
}

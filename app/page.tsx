import { HomePage } from '@/components/pages/HomePage';
import { home } from '@/content/en/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/', ...home });

export default function Page() {
  return <HomePage locale="en" />;
}

import { BlogPage } from '@/components/pages/BlogPage';
import { blogPage } from '@/content/en/blog';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/blog', ...blogPage });

export default function Page() {
  return <BlogPage locale="en" />;
}

import { ContactPage } from '@/components/pages/ContactPage';
import { contactPage } from '@/content/en/contact';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  path: '/contact',
  ...contactPage,
  tabTitle: `${contactPage.title} | ${site.name}`,
});

export default function Page() {
  return <ContactPage locale="en" />;
}

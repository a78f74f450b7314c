import { ServicesPage } from '@/components/pages/ServicesPage';
import { servicesPage } from '@/content/en/services';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({
  path: '/service',
  ...servicesPage,
  // This page alone names the business by its second name (specification, section 1).
  tabTitle: `${site.secondName} | ${servicesPage.title}`,
});

export default function Page() {
  return <ServicesPage locale="en" />;
}

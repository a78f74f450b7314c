import { PortfolioPage } from '@/components/pages/PortfolioPage';
import { portfolioPage } from '@/content/en/portfolio';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata({ path: '/portfolio', ...portfolioPage });

export default function Page() {
  return <PortfolioPage locale="en" />;
}

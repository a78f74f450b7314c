import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { routeAt } from '@/components/pages/routes';
import { Document } from '@/components/shell/Document';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

type Props = LayoutProps<'/[[...path]]'>;

export const viewport: Viewport = siteViewport;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return siteMetadata(routeAt((await params).path).page.locale);
}

export default async function RootLayout({ params, children }: Props) {
  return <Document page={routeAt((await params).path).page}>{children}</Document>;
}

import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/shell/Document';
import { latin } from '@/components/shell/fonts/latin';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

export const metadata: Metadata = siteMetadata('en');
export const viewport: Viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Document locale="en" font={latin.variable}>
      {children}
    </Document>
  );
}

import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/shell/Document';
import { arabic, signs } from '@/components/shell/fonts/arabic';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

export const metadata: Metadata = siteMetadata('ar');
export const viewport: Viewport = siteViewport;

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Document locale="ar" font={`${arabic.variable} ${signs.variable}`}>
      {children}
    </Document>
  );
}

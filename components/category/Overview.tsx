import type { ReactNode } from 'react';
import { Banner } from '@/components/banner/Banner';
import { Eyebrow, FirstScreenEnd, Paragraphs, Section, TextSection } from '@/components/ui';
import { getDictionary } from '@/lib/content';
import { blinds, curtains } from '@/lib/content/collections';
import type { Page } from '@/lib/pages';
import { ProductTiles } from './ProductTiles';

const kinds = {
  curtains: { name: 'curtainsPage', categories: curtains, across: 3 },
  blinds: { name: 'blindsPage', categories: blinds, across: 6 },
} as const;

interface OverviewProps {
  readonly page: Page;
  readonly kind: keyof typeof kinds;
  readonly children?: ReactNode;
}

export function Overview({ page, kind, children }: OverviewProps) {
  const { name, categories, across } = kinds[kind];
  const words = getDictionary(page.locale)[name];
  return (
    <>
      <Banner page={page} shape="low" />
      <ProductTiles page={page} title={words.collectionTitle} categories={categories} />
      <FirstScreenEnd />
      {children}
      <Section labelledBy="intro">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2 id="intro" className="max-w-[16em] font-display text-section">
          {words.introTitle}
        </h2>
        <div className="mt-5 grid gap-x-14 gap-y-4 md:grid-cols-2">
          <Paragraphs texts={words.intro} />
        </div>
      </Section>
      <TextSection ground="linen" items={words.features} across={across} />
    </>
  );
}

import type { ReactNode } from 'react';
import { SlideRow } from '@/components/carousel/SlideRow';
import { Section } from '@/components/ui/Section';
import type { CarouselName } from '@/config/carousels';
import type { Locale } from '@/lib/content/types';

interface CarouselSectionProps {
  readonly name: CarouselName;
  readonly locale: Locale;
  readonly slides: readonly ReactNode[];
  readonly id: string;
  readonly words: { readonly eyebrow: string; readonly title: string };
  readonly ground?: 'paper' | 'linen';
  readonly children?: ReactNode;
}

export function CarouselSection(props: CarouselSectionProps) {
  const { id, name, words, ground, locale, slides, children } = props;
  const { eyebrow, title } = words;
  if (slides.length === 0) return null;
  const row = (
    <SlideRow name={name} label={title} locale={locale} heading={{ id, eyebrow, title }}>
      {slides}
    </SlideRow>
  );
  return (
    <Section ground={ground} labelledBy={id}>
      {name === 'collection' ? <div data-preview-group="">{row}</div> : row}
      {children}
    </Section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Carousel } from '@/components/carousel/Carousel';
import { Section } from '@/components/ui/Section';

interface CarouselSectionProps
  extends Pick<ComponentProps<typeof Carousel>, 'name' | 'locale' | 'slides'> {
  /** Of the heading, which names the section. */
  readonly id: string;
  readonly words: { readonly eyebrow: string; readonly title: string };
  readonly ground?: 'paper' | 'linen';
  readonly children?: ReactNode;
}

/** A section that is a carousel below its heading; nothing without slides. */
export function CarouselSection({ id, words, ground, children, ...row }: CarouselSectionProps) {
  const { eyebrow, title } = words;
  if (row.slides.length === 0) return null;
  const carousel = <Carousel {...row} label={title} heading={{ id, eyebrow, title }} />;
  return (
    <Section {...(ground && { ground })} labelledBy={id}>
      {row.name === 'collection' ? <div data-preview-group="">{carousel}</div> : carousel}
      {children}
    </Section>
  );
}

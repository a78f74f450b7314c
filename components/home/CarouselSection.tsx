import type { ReactNode } from 'react';
import { Carousel } from '@/components/carousel/Carousel';
import { carouselWords, Slide } from '@/components/carousel/Slide';
import { Section } from '@/components/ui/Section';
import type { CarouselName } from '@/config/carousels';
import type { Locale } from '@/lib/content/types';

interface CarouselSectionProps {
  readonly name: CarouselName;
  readonly locale: Locale;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly id: string;
  readonly words: { readonly eyebrow: string; readonly title: string };
  readonly ground?: 'paper' | 'linen';
  readonly children?: ReactNode;
}

export function CarouselSection(props: CarouselSectionProps) {
  const { id, name, words, ground, locale, slides, children } = props;
  const { eyebrow, title } = words;
  const count = slides.length;
  if (count === 0) return null;
  const carousel = (
    <Carousel
      name={name}
      label={title}
      words={carouselWords(locale)}
      count={count}
      heading={{ id, eyebrow, title }}
    >
      {slides.map((slide, index) => (
        <Slide key={slide.id} index={index} count={count} locale={locale}>
          {slide.content}
        </Slide>
      ))}
    </Carousel>
  );
  return (
    <Section {...(ground && { ground })} labelledBy={id}>
      {name === 'collection' ? <div data-preview-group="">{carousel}</div> : carousel}
      {children}
    </Section>
  );
}

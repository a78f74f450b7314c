import { Children, type ReactNode } from 'react';
import { getDictionary, type Locale } from '@/lib/content';
import { fill } from '@/lib/text';
import { Carousel, type CarouselProps } from './Carousel';

interface SlideRowProps extends Omit<CarouselProps, 'words' | 'count'> {
  readonly locale: Locale;
  readonly children: readonly ReactNode[];
}

export function SlideRow({ locale, children, ...row }: SlideRowProps) {
  const { carousel, goToSlide, next, pauseCarousel, playCarousel, previous, position, slideRole } =
    getDictionary(locale).ui;
  const words = { carousel, position, goToSlide, next, pauseCarousel, playCarousel, previous };
  const count = children.length;
  return (
    <Carousel {...row} words={words} count={count}>
      {Children.map(children, (slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group; a fieldset is of a form
        <div
          role="group"
          aria-roledescription={slideRole}
          aria-label={fill(position, { index: index + 1, count })}
          className="swiper-slide"
        >
          {slide}
        </div>
      ))}
    </Carousel>
  );
}

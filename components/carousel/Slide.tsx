import type { ReactNode } from 'react';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { fill } from '@/lib/text/fill';

export function carouselWords(locale: Locale) {
  const { carousel, goToSlide, next, pauseCarousel, playCarousel, previous } =
    getDictionary(locale).ui;
  return { carousel, goToSlide, next, pauseCarousel, playCarousel, previous };
}

interface SlideProps {
  readonly index: number;
  readonly count: number;
  readonly locale: Locale;
  readonly children: ReactNode;
}

export function Slide({ index, count, locale, children }: SlideProps) {
  const { ui } = getDictionary(locale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group; a fieldset is of a form
    <div
      role="group"
      aria-roledescription={ui.slideRole}
      aria-label={fill(ui.position, { index: index + 1, count })}
      className="swiper-slide"
    >
      {children}
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { carouselClass, dotsClass, slideAttribute, swiperClass } from '@/browser/contracts';
import { behaviourAttributes } from '@/browser/islands/attributes';
import { SectionHeading, type SectionHeadingProps } from '@/components/ui/SectionHeading';
import { type CarouselName, type CarouselOptions, carousels } from '@/config/carousels';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { fill } from '@/lib/text/fill';
import { CarouselControls } from './CarouselControls';

/** The hero's options, as in the style sheet; above the maximum, dots share a phone's width. */
const usualSlides = 3;
const mostDots = 7;

/** A carousel's options as custom properties for the style sheet. */
function asVariables({ inView, gap }: CarouselOptions, slides: number): CSSProperties {
  const perWidth = Object.entries(inView).map(([width, count]) => [`--in-view-${width}`, count]);
  const dots = slides === usualSlides ? [] : [['--slides', Math.min(slides, mostDots)]];
  return Object.fromEntries([...perWidth, ['--wide-gap', `${gap}px`], ...dots]);
}

interface CarouselProps {
  readonly name: CarouselName;
  readonly locale: Locale;
  /** Label for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  /** A heading beside the controls, which are otherwise below the row. */
  readonly heading?: SectionHeadingProps;
  readonly className?: string;
}

/** A carousel: a scroll-snap row until it is near the viewport, then Swiper. Its controls come before its slides. */
export function Carousel({ name, locale, label, slides, heading, className = '' }: CarouselProps) {
  const options: CarouselOptions = carousels[name];
  const { ui } = getDictionary(locale);
  const steps = Object.keys(options.inView).length;
  // From this width on, all slides are in view.
  const fits = Object.entries(options.inView).find(([, count]) => count >= slides.length)?.[0];
  const moves = fits !== '0';
  const arrows = (
    <CarouselControls
      locale={locale}
      // A row without arrows and dots has arrows while it is stopped.
      arrows={options.arrows || !options.dots}
      onDark={options.onDark ?? false}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is of a form
    <div
      role="group"
      aria-roledescription={ui.carousel}
      aria-label={label}
      className={`${carouselClass} carousel-${name}${steps > 1 ? ' carousel-stepped' : ''}${className && ` ${className}`}`}
      style={asVariables(options, name === 'hero' ? slides.length : usualSlides)}
      data-fits={fits}
    >
      {heading && <SectionHeading {...heading}>{moves && arrows}</SectionHeading>}
      {(options.dots || !heading) && moves && (
        <div className="carousel-control carousel-below">
          {options.dots && (
            <div className={dotsClass}>
              {slides.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  className="carousel-dot"
                  aria-label={fill(ui.goToSlide, { index: index + 1 })}
                  {...{ [slideAttribute]: index }}
                  {...(index === 0 && { 'aria-current': true })}
                />
              ))}
            </div>
          )}
          {!heading && arrows}
        </div>
      )}
      <div className={swiperClass} {...(moves && behaviourAttributes('Carousel', { name }))}>
        {/* Focusable, so that arrow keys scroll it; Swiper removes the tab stop. */}
        <div className="swiper-wrapper" {...(moves && { tabIndex: 0 })}>
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={id}
              role="group"
              aria-roledescription={ui.slideRole}
              aria-label={fill(ui.position, { index: index + 1, count: slides.length })}
              className="swiper-slide"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

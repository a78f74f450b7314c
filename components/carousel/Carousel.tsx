'use client';

import { type CSSProperties, type ReactNode, useState } from 'react';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { SectionHeading } from '@/components/ui/Section';
import { type CarouselName, type CarouselOptions, carousels } from '@/config/carousels';
import { fill } from '@/lib/text/fill';
import { type ButtonWords, CarouselButtons } from './CarouselButtons';
import { useCarousel } from './use-carousel';

/** The hero's options, as in the style sheet; above the maximum, dots share a phone's width. */
const usualSlides = 3;
const mostDots = 7;

function asVariables({ inView, gap }: CarouselOptions, slides: number): CSSProperties {
  const perWidth = Object.entries(inView).map(([width, count]) => [`--in-view-${width}`, count]);
  const dots = slides === usualSlides ? [] : [['--slides', Math.min(slides, mostDots)]];
  return Object.fromEntries([...perWidth, ['--wide-gap', `${gap}px`], ...dots]);
}

export interface CarouselProps {
  readonly name: CarouselName;
  readonly label: string;
  readonly words: ButtonWords & Readonly<Record<'carousel' | 'goToSlide', string>>;
  readonly count: number;
  /** A heading beside the buttons, which are otherwise below the row. */
  readonly heading?: Readonly<Record<'id' | 'eyebrow' | 'title', string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of slides that moves by itself; without JavaScript it is scrolled. Its buttons come before its slides. */
export const Carousel = clientComponent('Carousel', function Carousel(props: CarouselProps) {
  const { name, label, words, count, heading, className = '', children } = props;
  const options: CarouselOptions = carousels[name];
  const { root, current, step, show } = useCarousel(options);
  const [isTouched, setTouched] = useState(false);
  const steps = Object.keys(options.inView).length;
  // From this width on, all slides are in view.
  const fits = Object.entries(options.inView).find(([, each]) => each >= count)?.[0];
  const moves = fits !== '0';
  const buttons = (
    <CarouselButtons
      words={words}
      hasArrows={options.arrows ?? false}
      onDark={options.onDark ?? false}
      step={step}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is of a form
    <div
      ref={root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={`carousel carousel-${name}${steps > 1 ? ' carousel-stepped' : ''}${className && ` ${className}`}`}
      style={asVariables(options, name === 'hero' ? count : usualSlides)}
      data-fits={fits}
      data-touched={isTouched || undefined}
      onPointerDown={() => setTouched(true)}
    >
      {heading && <SectionHeading {...heading}>{moves && buttons}</SectionHeading>}
      {(options.dots || !heading) && moves && (
        <div className="carousel-control carousel-below">
          {options.dots && (
            <div className="carousel-dots">
              {Array.from({ length: count }, (_, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
                  key={index}
                  type="button"
                  className="carousel-dot"
                  aria-label={fill(words.goToSlide, { index: index + 1 })}
                  aria-current={index === current || undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
          )}
          {!heading && buttons}
        </div>
      )}
      <div className="swiper" data-moves={moves || undefined}>
        {/* Focusable, so that arrow keys scroll it; Swiper removes the tab stop. */}
        <Slot className="swiper-wrapper" {...(moves && { tabIndex: 0 })}>
          {children}
        </Slot>
      </div>
    </div>
  );
});

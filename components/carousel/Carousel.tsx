'use client';

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { BiPause } from 'react-icons/bi';
import { TbPlayerPlay } from 'react-icons/tb';
import { clientComponent, Slot, Text } from '@/components/ui/client-component';
import { SectionHeading } from '@/components/ui/Section';
import { StepButtons } from '@/components/ui/StepButtons';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { type CarouselName, type CarouselOptions, carousels } from '@/config/carousels';
import { fill } from '@/lib/text';
import { toggleRows, useStopped } from './pauses';
import { useSwiper } from './use-swiper';

function asVariables({ inView, gap }: CarouselOptions): CSSProperties {
  const perWidth = Object.entries(inView).map(([width, count]) => [`--in-view-${width}`, count]);
  return { ...Object.fromEntries(perWidth), '--wide-gap': `${gap}px` };
}

type Words =
  | 'carousel'
  | 'position'
  | 'goToSlide'
  | 'pauseCarousel'
  | 'playCarousel'
  | 'previous'
  | 'next';

export interface CarouselProps {
  readonly name: CarouselName;
  readonly label: string;
  readonly words: Readonly<Record<Words, string>>;
  readonly count: number;
  /** A heading beside the buttons, which are otherwise below the row. */
  readonly heading?: Readonly<Record<'id' | 'eyebrow' | 'title', string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row of slides that moves by itself; without JavaScript it is scrolled. Its buttons come before its slides. */
export const Carousel = clientComponent('Carousel', (props: CarouselProps) => {
  const { name, label, words, count, heading, className = '', children } = props;
  const options: CarouselOptions = carousels[name];
  const { row, swiper, current, announced, isLocked } = useSwiper(options);
  const isStopped = useStopped();
  const look = options.onDark ? 'icon-button icon-button-on-dark' : 'icon-button';
  const step = (by: 1 | -1) => (by > 0 ? swiper.current?.slideNext() : swiper.current?.slidePrev());

  const turn = ({ key, target }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const by = (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1;
    step(by);
    // Focus in a slide goes along.
    const slides = [...(swiper.current?.wrapperEl.children ?? [])];
    const from = slides.findIndex((slide) => target instanceof Element && slide.contains(target));
    if (from < 0) return;
    const next = slides.at((from + by) % count)?.querySelector<HTMLElement>('a, button');
    next?.focus({ preventScroll: true });
  };

  const buttons = count > 1 && (
    <div className="carousel-control">
      <button type="button" className={`carousel-pause ${look}`} onClick={toggleRows}>
        {/* Tabler's path of a pause is five times as long. */}
        <StrokeIcon icon={isStopped ? TbPlayerPlay : BiPause} />
        <span className="sr-only">
          <Text>{isStopped ? words.playCarousel : words.pauseCarousel}</Text>
        </span>
      </button>
      {options.arrows && <StepButtons words={words} className={look} onStep={step} />}
    </div>
  );
  const dots = options.dots && count > 1 && (
    <div className="carousel-dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={fill(words.goToSlide, { index: index + 1 })}
          aria-current={index === current || undefined}
          onClick={() => swiper.current?.slideToLoop(index)}
        />
      ))}
    </div>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is of a form
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={`carousel carousel-${name}${name === 'hero' ? '' : ' carousel-row'} ${className}`.trimEnd()}
      style={asVariables(options)}
      data-locked={isLocked || undefined}
      onKeyDown={turn}
    >
      {heading && <SectionHeading {...heading}>{buttons}</SectionHeading>}
      {(dots || (!heading && buttons)) && (
        <div className="carousel-control carousel-below">
          {dots}
          {!heading && buttons}
        </div>
      )}
      <p role="status" className="sr-only">
        <Text>
          {announced === undefined ? '' : fill(words.position, { index: announced + 1, count })}
        </Text>
      </p>
      <div ref={row} className="swiper">
        <Slot className="swiper-wrapper">{children}</Slot>
      </div>
    </div>
  );
});

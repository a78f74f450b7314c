import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { type CarouselOptions, phoneGap } from '@/config/carousels';
import { firstInView, type Row } from './native-row';
import { pauseOnUse } from './pauses';
import { hideSlidesOutOfView, turnToFocus } from './slide-focus';

/** Screens from this width on have wider margins than phones (base.css). */
const tablet = 768;

const margin = '200px';

function breakpoints({ inView, gap }: CarouselOptions): NonNullable<SwiperOptions['breakpoints']> {
  const widths = Object.keys(inView).map(Number);
  return Object.fromEntries(
    [...widths, tablet].map((width) => {
      const slidesPerView = inView[widths.findLast((each) => each <= width) ?? 0] ?? 1;
      const spaceBetween = width < tablet ? Math.min(gap, phoneGap) : gap;
      return [width, { slidesPerView, spaceBetween }];
    }),
  );
}

function removeTabStop(slides: HTMLElement): void {
  const leave = () => slides.removeAttribute('tabindex');
  if (document.activeElement === slides) slides.addEventListener('blur', leave, { once: true });
  else leave();
}

/** Lets a row that comes near the window fetch the pictures before and after those in view: lazy loading would be too late. */
function preloadWhenNear(swiper: Swiper, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      swiper.params.lazyPreloadPrevNext = entry?.isIntersecting ? 1 : 0;
    },
    { rootMargin: margin },
  );
  observer.observe(swiper.el);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** @param signal makes it a scrolled row again */
export function swiperRow(
  row: HTMLElement,
  options: CarouselOptions,
  onSlide: (index: number) => void,
  signal: AbortSignal,
): Row {
  // The slot of the slides.
  const slides = row.firstElementChild as HTMLElement;
  const initialSlide = firstInView(slides);
  const isLoop = slides.childElementCount > Math.max(...Object.values(options.inView));
  slides.scrollTo({ left: 0, behavior: 'instant' });
  removeTabStop(slides);

  const swiper = new Swiper(row, {
    modules: [Autoplay, Keyboard],
    initialSlide,
    // Loops only with more slides than fit.
    loop: isLoop,
    rewind: !isLoop,
    loopPreventsSliding: false,
    // A slow drag advances from a fifth of the width, and may start between two slides.
    longSwipesRatio: 0.2,
    touchEventsTarget: 'container',
    speed: options.speed,
    breakpoints: breakpoints(options),
    autoHeight: options.adaptiveHeight ?? false,
    watchSlidesProgress: true,
    // The page keys scroll the page.
    keyboard: { enabled: true, pageUpDown: false },
    // The delay counts from the start of one move to the start of the next.
    autoplay: { delay: options.delay, waitForTransition: false },
  });

  turnToFocus(swiper, signal);
  hideSlidesOutOfView(swiper);
  preloadWhenNear(swiper, signal);
  const follow = () => onSlide(swiper.realIndex);
  swiper.on('realIndexChange', follow);
  follow();
  pauseOnUse(swiper, options.pauseOnHover ?? false, signal);
  // Swiper observes only its own box, whose size does not always change on a resize.
  addEventListener('resize', () => swiper.emit('resize'), { signal });
  signal.addEventListener('abort', () => {
    swiper.destroy();
    for (const part of slides.querySelectorAll<HTMLElement>('[inert]')) part.inert = false;
    slides.tabIndex = 0;
    slides.ariaLive = 'off';
  });
  return {
    step: (by) => (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    show: (index) => (isLoop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
  };
}

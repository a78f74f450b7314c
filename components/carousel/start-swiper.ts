import Swiper from 'swiper';
import { Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { carouselClass, dotsClass, stepAttribute } from '@/browser/contracts';
import { type CarouselName, type CarouselOptions, carousels, phoneGap } from '@/config/carousels';
import { pauseOnUse } from './pauses';
import { firstInView, updateSlides } from './slides';

/** Screens from this width on have wider margins than phones (base.css). */
const tablet = 768;

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

/** Removes the row's tab stop, once focus has left it. */
function removeTabStop(wrapper: Element | null): void {
  const leave = () => wrapper?.removeAttribute('tabindex');
  if (document.activeElement === wrapper) wrapper?.addEventListener('blur', leave, { once: true });
  else leave();
}

/** Turns a scroll-snap row into a Swiper, at its current slide; back when the signal is aborted. */
export function startSwiper(row: HTMLElement, name: CarouselName, signal: AbortSignal): void {
  const options: CarouselOptions = carousels[name];
  const { pauseOnHover = false, adaptiveHeight = false } = options;
  const root = row.closest<HTMLElement>(`.${carouselClass}`) ?? row;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const initialSlide = firstInView(row.firstElementChild);
  const most = Math.max(...Object.values(options.inView));
  const isLoop = (row.firstElementChild?.childElementCount ?? 0) > most;
  row.firstElementChild?.scrollTo({ left: 0, behavior: 'instant' });
  removeTabStop(row.firstElementChild);

  const swiper = new Swiper(row, {
    modules: [Autoplay, Keyboard, Navigation, Pagination],
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
    autoHeight: adaptiveHeight,
    watchSlidesProgress: true,
    // Lazy loading would be too late.
    lazyPreloadPrevNext: 1,
    // The page keys scroll the page.
    keyboard: { enabled: true, pageUpDown: false },
    autoplay: {
      delay: options.delay,
      pauseOnMouseEnter: pauseOnHover,
      disableOnInteraction: false,
    },
    navigation: {
      prevEl: find(`[${stepAttribute}="-1"]`),
      nextEl: find(`[${stepAttribute}="1"]`),
      addIcons: false,
    },
    pagination: {
      el: find(`.${dotsClass}`),
      clickable: true,
      // slides.ts updates the dots.
      type: 'custom',
      bulletClass: 'carousel-dot',
    },
  });

  updateSlides(swiper, signal);
  pauseOnUse(swiper, root, signal);
  // Swiper observes only its own box, whose size may not change on a resize.
  addEventListener('resize', () => swiper.emit('resize'), { signal });
  signal.addEventListener('abort', () => {
    const { wrapperEl } = swiper;
    swiper.destroy();
    for (const part of wrapperEl.querySelectorAll<HTMLElement>('[inert]')) part.inert = false;
    wrapperEl.tabIndex = 0;
    wrapperEl.ariaLive = 'off';
  });
}

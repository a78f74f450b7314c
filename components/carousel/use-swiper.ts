import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { type CarouselOptions, phoneGap } from '@/config/carousels';
import { pauseOnUse } from './pauses';

/** Screens from this width on have wider margins and gaps than phones (base.css). */
const tablet = 768;

function breakpoints({ inView, gap }: CarouselOptions) {
  const entries = Object.entries(inView).map(([width, slidesPerView]) => {
    const spaceBetween = Number(width) < tablet ? Math.min(gap, phoneGap) : gap;
    return [width, { slidesPerView, spaceBetween }];
  });
  return Object.fromEntries(entries);
}

/** Moves the slides in `.swiper`, which are the server's: React never renders them. */
export function useSwiper(options: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState<number>();
  const [isLocked, setLocked] = useState(false);

  useEffect(() => {
    const slides = row.current?.firstElementChild;
    if (!row.current || !slides) return;
    const { childElementCount: count, scrollLeft, scrollWidth } = slides;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isLoop = count > Math.max(...Object.values(options.inView));
    slides.scrollTo({ left: 0, behavior: 'instant' });
    const own = new Swiper(row.current, {
      modules: [Autoplay],
      // Where the visitor has scrolled it; negative in right-to-left rows.
      initialSlide: Math.round(Math.abs(scrollLeft / (scrollWidth / count))),
      loop: isLoop,
      rewind: !isLoop,
      loopPreventsSliding: false,
      // A slow drag advances from a fifth of the width, and may start between two slides.
      longSwipesRatio: 0.2,
      touchEventsTarget: 'container',
      speed: isStill ? 0 : options.speed,
      breakpoints: breakpoints(options),
      autoHeight: options.adaptiveHeight ?? false,
      // Its slides are in one place (hero.css).
      virtualTranslate: options.curtain ?? false,
      watchSlidesProgress: true,
      // The delay counts from the start of one move to the start of the next.
      autoplay: { delay: options.delay, waitForTransition: false },
      on: {
        beforeInit: orderByStyle,
        realIndexChange({ el, realIndex, autoplay }) {
          setCurrent(realIndex);
          // A visitor has pressed; focus in a slide is read by itself.
          const isAsked = !autoplay.running && !el.contains(document.activeElement);
          setAnnounced(isAsked ? realIndex : undefined);
        },
        ...(options.curtain && curtain),
        lock: () => setLocked(true),
        unlock: () => setLocked(false),
      },
    });
    swiper.current = own;
    setCurrent(own.realIndex);
    // A row near the window fetches all its pictures: lazy loading would be too late, also after several quick presses.
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        for (const image of slides.querySelectorAll('img')) image.loading = 'eager';
        nearby.disconnect();
      },
      { rootMargin: '200px' },
    );
    nearby.observe(row.current);
    let isMoving = false;
    const showFocused = ({ target }: FocusEvent) => {
      // A press focuses a slide that is partly in view, and must find it where it is.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const slide = target.closest('.swiper-slide');
      const seen = options.curtain ? '.swiper-slide-active' : '.swiper-slide-visible';
      if (!slide || (slide.matches(seen) && !isMoving)) return;
      const lastStart = count - Number(own.params.slidesPerView);
      own.slideToLoop(Math.min([...slides.children].indexOf(slide), lastStart), 0);
      // With the next frame: by then the focus may have gone on to a slide that is still in view.
      isMoving = true;
      requestAnimationFrame(() => {
        isMoving = false;
      });
    };
    own.el.addEventListener('focusin', showFocused);
    const endPauses = pauseOnUse(own, options.pauseOnHover ?? false);
    return () => {
      own.el.removeEventListener('focusin', showFocused);
      endPauses();
      nearby.disconnect();
      own.destroy();
    };
  }, [options]);

  return { row, swiper, current, announced, isLocked };
}

/** Two leaves (hero.css) close over the picture, as far as a drag goes, and open on the next. */
const curtain = {
  sliderMove({ el, touches, width }: Swiper) {
    el.style.setProperty('--drawn', String(Math.min(1, Math.abs(touches.diff) / width)));
  },
  touchEnd({ el }: Swiper) {
    el.style.removeProperty('--drawn');
  },
  slideChangeTransitionStart({ el, wrapperEl }: Swiper) {
    const duration = Number.parseFloat(wrapperEl.style.transitionDuration);
    if (!duration) return;
    const frames = [{ transform: 'scaleX(1)', offset: 0.45 }, { transform: 'scaleX(0)' }];
    for (const pseudoElement of ['::before', '::after'])
      el.animate(frames, { duration, easing: 'ease-in-out', pseudoElement });
    // Swiper waits for it.
    setTimeout(() => wrapperEl.dispatchEvent(new Event('transitionend')), duration);
  },
};

/** Has Swiper's loop order slides by CSS, not in the document, which readers and previews follow. Both members are internal. */
export function orderByStyle(swiper: Swiper): void {
  const place = (slides: HTMLElement[]) => {
    slidesEl.children = slides;
    for (const [index, { style }] of slides.entries()) style.order = String(index);
  };
  const without = (slide: HTMLElement) => slidesEl.children.filter((each) => each !== slide);
  const slidesEl = {
    children: [...swiper.wrapperEl.querySelectorAll<HTMLElement>('.swiper-slide')],
    prepend: (slide: HTMLElement) => place([slide, ...without(slide)]),
    append: (slide: HTMLElement) => place([...without(slide), slide]),
  };
  const getSlideIndex = (slide: HTMLElement) => swiper.slides.indexOf(slide);
  Object.assign(swiper, { slidesEl, getSlideIndex });
}

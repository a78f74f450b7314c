import type Swiper from 'swiper';

/**
 * Has Swiper's loop order the slides by CSS. On its own it moves them in the document, whose order keyboards, screen readers
 * and previews follow. Both members are internal to Swiper; the journeys of carousels fail if they change.
 */
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

/**
 * Every attribute, class, id and event that the scripts in browser/ share with the rest of the site. Both sides import them
 * from here; style sheets cannot, so contracts.test.ts looks for them there.
 */

/** Parts of a page whose taps are replayed after hydration. */
export type HydratedPart = 'preview' | 'film' | 'form' | 'planner';

/** On a link, a button or a form: the part (`HydratedPart`) that handles its tap. */
export const waitAttribute = 'data-wait';
/** On a link from a detail back to its list. */
export const backAttribute = 'data-back';
/** On a `<details>` that acts as a menu. */
export const dismissAttribute = 'data-dismiss';
/** On a carousel's arrow: by how many slides it moves, '-1' or '1'. */
export const stepAttribute = 'data-carousel-step';
/** On a carousel's dot: the slide that it shows, from 0. */
export const slideAttribute = 'data-carousel-slide';
/** On a carousel's button that stops and starts the movement. */
export const pauseAttribute = 'data-carousel-pause';
/** On that button while the visitor has stopped the movement. */
export const stoppedAttribute = 'data-stopped';
/** On a banner whose picture scrolls more slowly than the page. */
export const parallaxClass = 'parallax';
/** On the empty list that the service worker fills with links to the cached pages. */
export const cachedPagesAttribute = 'data-cached-pages';
/** On the element that ends what is above the fold (components/ui/FirstScreenEnd.tsx). */
export const firstScreenEndAttribute = 'data-first-screen-end';

/** Classes of the root element, one per theme; also the values in local storage under `themeKey`. */
export const themes = ['light', 'dark'] as const;
/** A fixed name: unlike all else in storage, the sites of an origin share it. */
export const themeKey = 'theme';
/** On the root element while lazy pictures are delayed. */
export const picturesHeldClass = 'pictures-held';
/** On the root element once the islands are starting. */
export const scriptsStartedClass = 'scripts-started';
/** On the root element where the visitor uses a mouse. */
export const mouseClass = 'mouse';
/** On an item that the preview dialog shows. */
export const previewItemAttribute = 'data-preview-item';
/** On an item with a film of a video host: the player's address. */
export const embedAttribute = 'data-embed';
/** On a carousel and its row of slides; Swiper adds the last when it starts. */
export const carouselClass = 'carousel';
export const swiperClass = 'swiper';
export const initializedClass = 'swiper-initialized';
/** On the group of a carousel's dots. */
export const dotsClass = 'carousel-dots';
/** On the pictures of cloths in the light and the choice among them (components/cloth/). */
export const clothClass = 'cloth';
/** The id of their section: in a message, the choice follows the page's address with it. */
export const clothId = 'cloth';
/** On a picture that is revealed on scroll; while it is covered; while it is being uncovered. */
export const revealClass = 'curtain';
export const coveredClass = 'curtain-closed';
export const uncoveringClass = 'curtain-opening';

/** On the floating contact bubble, and while it moves aside from a control. */
export const bubbleClass = 'bubble';
export const asideAttribute = 'data-aside';
/** On the footer, and on the groups of its links. */
export const footerClass = 'site-footer';
export const footerGroupClass = 'footer-group';
/** On a page's table of contents. */
export const contentsClass = 'page-contents';

/** Id of the hidden error screen. */
export const errorScreenId = 'error-screen';
/** On an element that a script without React acts on: the behaviour's name in islands.ts. */
export const behaviourAttribute = 'data-behaviour';
/** Selects the theme's button until it is hydrated. */
export const themeToggle = `[${behaviourAttribute}=ThemeToggle]`;
/** On the element of an island, which React draws: its name in islands.ts. */
export const islandAttribute = 'data-island';
/** On both: their props as JSON or, in the export, their place in the page's file of them, which the body names. */
export const propsAttribute = 'data-props';

/** Event on `document`: a part is hydrated; `detail` is its `HydratedPart`. */
export const hydratedEvent = 'hydrated';

/** When the films went public, for search engines that list films; put a new date after new films. */
export const filmsPublished = '2026-11-21T09:00:00+03:00';

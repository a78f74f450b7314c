/** Upload date of the films, for search engines; update it with new films. */
export const filmsPublished = '2026-11-21T09:00:00+03:00';

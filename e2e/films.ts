import { galleryPage } from '../lib/content/collections';

/** How many films the gallery plays; a shop may have none. */
export const filmsInGallery = galleryPage.sections
  .flatMap(({ items }) => items)
  .filter(({ type }) => type === 'video').length;

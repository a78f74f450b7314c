import { galleryPage } from '../lib/content/collections';

export const filmsInGallery = galleryPage.sections
  .flatMap(({ items }) => items)
  .filter(({ type }) => type === 'video').length;

import type { PictureId } from './pictures';

/** Pictures across the whole width of pages that have no file of their own for it. */
export const servicesBanner: PictureId = 'services-hero';
export const curtainsBanner: PictureId = 'curtains-hero';
export const blindsBanner: PictureId = 'blinds-hero';
export const galleryBanner: PictureId = 'gallery-hero';
export const aboutPicture: PictureId = 'showroom';

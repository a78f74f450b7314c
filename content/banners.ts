import type { PictureId } from './pictures';

/** Pictures across the whole width of pages that have no file of their own for it. */
export const servicesBanner: PictureId = 'services-hero';
/** Upright, for phones: the banner's moving frame would show but a third of the wide one's width. */
export const servicesBannerTall: PictureId = 'services-hero-tall';
export const curtainsBanner: PictureId = 'curtains-hero';
export const blindsBanner: PictureId = 'blinds-hero';
export const galleryBanner: PictureId = 'gallery-hero';
export const aboutPicture: PictureId = 'showroom';

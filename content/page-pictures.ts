import {
  aboutPicture,
  blindsBanner,
  curtainsBanner,
  galleryBanner,
  servicesBanner,
} from './banners';
import { heroSlides } from './home';
import type { PictureId } from './pictures';
import type { StaticPath } from './routes';

/**
 * The picture that stands for a page where a link to it is shown: its banner, where it has one.
 * Pages of products, services, posts and projects show their own.
 */
export const pagePictures: Readonly<Record<StaticPath, PictureId>> = {
  '/': heroSlides[0].image,
  '/service': servicesBanner,
  '/gallery': galleryBanner,
  '/curtains': curtainsBanner,
  '/blinds': blindsBanner,
  '/portfolio': 'service-office-furniture',
  '/blog': 'curtains-wave-2',
  '/about': aboutPicture,
  '/contact': 'showroom',
  '/faq': 'curtains-windows-2',
  '/terms': 'blinds-window-2',
};

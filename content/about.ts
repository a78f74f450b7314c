import type { IconName } from '@/components/ui/Icon';
import type { PictureId } from './pictures';
import type { Four, Three } from './types';

/** Icons of 'Our Expertise', in the order of its words. */
export const expertiseIcons: Three<IconName> = ['needle', 'remote', 'wrench'];

/** Pictures of 'Our Work', in the order of their captions. */
export const workPictures: Four<PictureId> = [
  'service-majlis',
  'service-tv-wall',
  'curtains-hotel-hero',
  'blinds-office-hero',
];

import type { IconName } from '@/components/ui/Icon';
import type { Six, Three } from './types';

/** Icons of the feature cards of /curtains and /blinds, in the order of their words. */
export const curtainsFeatureIcons: Three<IconName> = ['needle', 'swatches', 'truck'];
export const blindsFeatureIcons: Six<IconName> = [
  'ruler',
  'slats',
  'quiet',
  'hand',
  'shield',
  'colour',
];

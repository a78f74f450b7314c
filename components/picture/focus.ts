import type { ComponentProps } from 'react';
import type { PictureEntry } from '@/lib/content/types';

export type Focus = PictureEntry['focus'];

const centre: Focus = { x: 50, y: 50 };

const position = ({ x, y }: Focus) => `${x}% ${y}%`;

/** Style that keeps the focal points of a picture, and of the upright one for phones, in view when CSS crops it. */
export function focusPosition(
  focus: Focus = centre,
  tall: Focus = focus,
): Pick<ComponentProps<'img'>, 'className' | 'style'> {
  const [wide, upright] = [position(focus), position(tall)];
  if (wide === upright) return wide === position(centre) ? {} : { style: { objectPosition: wide } };
  return { className: 'art-directed', style: { '--focus': wide, '--focus-tall': upright } };
}

import type { Rating } from '@/content/types';

export type Star = 'whole' | 'half' | 'empty';

/** Five stars: whole ones as the integer part, a half from .5 on, then empty (section 4). */
export function stars(rating: Rating): readonly Star[] {
  const whole = Math.floor(rating);
  return Array.from({ length: 5 }, (_, index) => {
    if (index < whole) return 'whole';
    return index === whole && rating - whole >= 0.5 ? 'half' : 'empty';
  });
}

import { PiStar, PiStarFill, PiStarHalfFill } from 'react-icons/pi';
import type { Locale, Rating } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { stars } from '@/lib/stars';

const drawings = { whole: PiStarFill, half: PiStarHalfFill, empty: PiStar } as const;

interface StarRatingProps {
  readonly rating: Rating;
  readonly locale: Locale;
}

/** Five stars, read out as 'Rated 4.5 out of 5'. */
export function StarRating({ rating, locale }: StarRatingProps) {
  return (
    <span
      role="img"
      aria-label={fill(wordsOf(locale).ui.rated, { rating })}
      className="inline-flex gap-0.5 text-[0.9375rem] text-brand"
    >
      {stars(rating).map((star, index) => {
        const Drawing = drawings[star];
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars never change places
        return <Drawing key={index} aria-hidden="true" />;
      })}
    </span>
  );
}

import { getDictionary, type Locale, type Rating } from '@/lib/content';
import { fill } from '@/lib/text/fill';

/** Five stars, announced as 'Rated 4.5 out of 5' (docs/requirements.md 4.6); CSS renders them from the number. */
export function StarRating({ rating, locale }: Readonly<{ rating: Rating; locale: Locale }>) {
  return (
    <span
      role="img"
      aria-label={fill(getDictionary(locale).ui.rated, { rating })}
      className="star-rating"
      style={{ '--rating': rating }}
    />
  );
}

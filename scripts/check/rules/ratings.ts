import type { Problem } from '../problem';

/** Stars that something is given. */
export interface Rated {
  readonly file: string;
  readonly field: string;
  readonly rating: number;
}

/** Finds ratings that no row of five stars can show. */
export function ratingProblems(rated: readonly Rated[]): Problem[] {
  return rated
    .filter(({ rating }) => !(rating >= 0 && rating <= 5 && Number.isInteger(rating * 2)))
    .map(({ file, field, rating }) => ({
      file,
      field,
      message: `${rating}; use 0 to 5 in half steps, such as 4.5`,
    }));
}

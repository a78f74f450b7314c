import type { PostDate } from '@/content/types';
import { dateInQatar, dayLength } from '../hours/qatar-time';

/**
 * ISO date of a post. A relative one counts back from today in Qatar.
 * @param now milliseconds since 1970
 */
export function postDate({ on, daysAgo = 0 }: PostDate, now: number): string {
  return on ?? dateInQatar(now - daysAgo * dayLength);
}

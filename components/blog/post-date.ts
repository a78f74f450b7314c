import type { Post } from '@/lib/content';
import { shopDate } from '@/lib/hours/shop-time';
import { dayLength } from '@/lib/hours/timetable';

/** ISO date of a post; a relative one counts back from today at the shop. */
export const postDate = ({ on, daysAgo = 0 }: Post['date'], now: number): string =>
  on ?? shopDate(now - daysAgo * dayLength);

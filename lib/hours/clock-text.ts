import type { DayPart } from '@/lib/hours/day-part';

/**
 * A time of 24 hours as it is said: '15:30' is '3:30 عصرًا' where the day has named parts, '15:30' where it has none.
 * @param parts in the order of the day
 */
export function clockText(time: string, parts: readonly DayPart[]): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const part = parts.findLast(({ from }) => from <= hour);
  return part ? `${hour % 12 || 12}:${minutes} ${part.name}` : time;
}

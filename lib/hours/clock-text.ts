import type { DayPart } from '@/lib/hours/day-part';

/**
 * A 24-hour time as text: '15:30' is '3:30 عصرًا' in languages with named parts of the day, else '15:30'.
 * @param parts in the order of the day
 */
export function clockText(time: string, parts: readonly DayPart[]): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const part = parts.findLast(({ from }) => from <= hour);
  return part ? `${hour % 12 || 12}:${minutes} ${part.name}` : time;
}

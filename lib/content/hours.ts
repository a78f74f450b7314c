import file from '@/content/hours.json' with { type: 'json' };
import { timetableOf } from '@/lib/hours/timetable-of';
import type { Hours } from './types';

/** The week's opening hours, and days that differ. The check validates the file. */
export const { week, exceptions } = timetableOf(file as Hours);

import file from '@/content/hours.json' with { type: 'json' };
import { timetableOf } from '@/lib/hours/timetable';
import type { Hours } from './types';

// The check validates the file.
const hours = file as Hours;

/** The week's opening hours, and days that differ; where two overlap, the first applies. */
export const { week, exceptions } = timetableOf(hours);

export const noticeDays: number = hours.noticeDays;

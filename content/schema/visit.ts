import { z } from 'zod';
import type { References } from './references';
import { anyNumber, eyebrow, line, noneTwice, paragraph, published, searchText } from './texts';

/** /visit: the visit request, with days from the opening hours. */
export const visitPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    words: z.strictObject({
      title: line.meta({ description: 'Shown in the tab of the browser' }),
      description: searchText,
      eyebrow,
      heading: line,
      intro: paragraph,
      day: line,
      today: line,
      tomorrow: line,
      part: line,
      parts: z.strictObject({ morning: line, afternoon: line, evening: line }),
      partWithHours: line.meta({ description: '{part} and its {hours}' }),
      noDays: paragraph,
      district: line,
      districts: anyNumber(line)
        .superRefine(noneTwice)
        .meta({ title: 'Districts', description: 'Offered while one types; others can be typed' }),
      districtHint: line,
      product: line,
      productHint: line,
      windows: line,
      note: line,
      noteHint: line,
      message: line,
      incomplete: line,
      send: z.strictObject({
        eyebrow,
        title: line,
        text: paragraph,
        whatsapp: line,
        form: line,
        email: line,
        calendar: line,
        calendarNote: line,
        calendarFailed: line,
      }),
      lines: z
        .strictObject({
          greeting: line,
          time: line,
          district: line,
          product: line,
          windows: line,
          note: line,
          end: line,
        })
        .meta({ title: 'Lines of the message' }),
      blank: z
        .string()
        .regex(/\S/, 'the text is missing')
        .meta({
          title: 'Text to fill in',
          description: 'What the message form holds without JavaScript',
          admin: { widget: 'text' },
        }),
      writeTitle: line,
      calendar: z.strictObject({ summary: line, description: line }),
    }),
  });

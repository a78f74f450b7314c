import { z } from 'zod';
import { lineWith, template } from '../placeholders';
import { distinct, line, lines, localized, paragraph, section } from '../texts';
import { head, optional, page } from './page';

const form = z.strictObject({
  ...lines('day', 'today', 'tomorrow', 'part'),
  parts: z.strictObject(lines('morning', 'afternoon', 'evening')),
  partWithHours: template('part', 'hours').meta({ description: '{part} and its {hours}' }),
  noDays: paragraph,
  district: line,
  ...lines('districtHint', 'product', 'productHint', 'windows', 'note', 'noteHint'),
  ...lines('message', 'incomplete'),
  send: section.extend(
    lines('whatsapp', 'form', 'formFull', 'email', 'calendar', 'calendarNote', 'calendarSaved'),
  ),
  lines: z
    .strictObject({
      greeting: line,
      time: template('day', 'part'),
      district: template('district'),
      product: template('product'),
      windows: template('windows'),
      note: template('note'),
      end: line,
    })
    .meta({ title: 'Lines of the message' }),
  calendar: z.strictObject({
    summary: line,
    description: lineWith(['phone']).meta({ description: '{phone} is the showroom’s' }),
  }),
});

const districts = distinct(localized(line)).meta({
  title: 'Districts',
  description: 'Suggestions while typing; others are allowed',
});

export const visitPage = page((to) => ({ ...optional(to), districts }), {
  ...head,
  intro: paragraph,
  form: form.meta({ title: 'Form' }),
  hint: line.meta({ title: 'What to write', description: 'Above the message form’s text' }),
  writeTitle: line,
});

import { z } from 'zod';
import { lineWith } from '../placeholders';
import { fieldsOf, line, lines, localizedLines, section } from '../texts';
import { head, optional, page } from './page';

const counted = lineWith(['count']);

const synonyms = localizedLines.meta({
  title: 'Words for the same thing',
  description: 'With commas, such as ‘sofa, couch’: a search for one finds all',
});

export const faqPage = page((to) => ({ ...optional(to), synonyms }), {
  ...head,
  subheading: line,
  search: z.strictObject({
    label: line,
    placeholder: line.meta({ description: 'An example that finds an answer' }),
    left: z.strictObject({
      ...fieldsOf(['zero', 'one'], counted),
      ...fieldsOf(['two', 'few', 'many'], counted.optional()),
      other: counted,
    }),
    ...lines('nothing', 'clear'),
    question: lineWith(['question']).meta({
      title: 'Message when nothing is found',
      description: '{question} is what was typed',
    }),
  }),
  subjects: line,
  ask: section.extend(lines('whatsapp', 'write')),
});

import { z } from 'zod';
import { clothFiles, cloths, lights, type Question, questions } from '../../config/cloths';
import { template } from './placeholders';
import { mediaRoot, type References } from './references';
import { anyNumber, fieldsOf, line, noneTwiceIn, paragraph } from './texts';

const forEach = <Name extends string, T extends z.ZodType>(names: readonly Name[], of: T) =>
  z.strictObject(fieldsOf(names, of));

const grade = z.int().min(1).max(5).meta({ description: '1 to 5, as explained below' });

export const gradesOf = fieldsOf(questions, grade);

/** Cloths are ordered by opacity, so that grades must be monotonic. */
const fitsBefore = (question: Question, before: number, own: number) =>
  question === 'sleep' ? own >= before : own <= before;

const alt = template('cloth').meta({
  title: 'What its pictures show',
  description: 'For people who cannot see them; {cloth} is the cloth’s name',
});

const words = z.strictObject({
  eyebrow: line,
  title: line,
  cloth: line.meta({ title: 'Above the choice of cloth' }),
  light: line.meta({ title: 'Above the choice of light' }),
  cloths: forEach(
    cloths,
    z.strictObject({ name: line, what: line.meta({ title: 'Short description' }) }),
  ),
  lights: forEach(lights, z.strictObject({ name: line, alt })),
  captions: forEach(cloths, forEach(lights, paragraph))
    .superRefine(
      noneTwiceIn((captions) => Object.values(captions).flatMap((each) => Object.values(each))),
    )
    .meta({ title: 'What one sees', description: 'One sentence for each cloth in each light' }),
  note: paragraph.meta({ description: 'How the pictures were made' }),
  ask: line.meta({ title: 'Button to WhatsApp' }),
  more: line.meta({ title: 'Link to the table' }),
  opacity: z.strictObject({
    title: line,
    text: paragraph,
    scale: line.meta({ title: 'Above the meaning of the grades' }),
    questions: forEach(
      questions,
      z.strictObject({
        title: line,
        grades: forEach(['one', 'two', 'three', 'four', 'five'], line)
          .superRefine(noneTwiceIn((grades) => Object.values(grades)))
          .meta({ title: 'What 1, 2, 3, 4 and 5 mean' }),
      }),
    ),
  }),
});

/** 'The cloth in the light': one window behind five cloths in four lights, and what each cloth hides. */
export const clothGuide = ({ page, sizeOf }: References) =>
  z
    .strictObject({
      pages: anyNumber(
        z.strictObject({
          page,
          first: z.enum(cloths).meta({ title: 'Cloth that is shown first' }),
        }),
      ).meta({ title: 'Pages that show it' }),
      grades: forEach(cloths, z.strictObject(gradesOf)).superRefine((grades, context) => {
        for (const [index, cloth] of cloths.slice(1).entries()) {
          const before = grades[cloths[index] ?? cloth];
          for (const question of questions) {
            if (fitsBefore(question, before[question], grades[cloth][question])) continue;
            const message = 'it hides more than the previous cloth; this grade contradicts that';
            context.addIssue({ code: 'custom', path: [cloth, question], message });
          }
        }
      }),
      words,
    })
    .superRefine((_, context) => {
      for (const file of clothFiles) {
        if (sizeOf(mediaRoot + file) !== undefined) continue;
        context.addIssue({ code: 'custom', message: `${mediaRoot}${file} does not exist` });
      }
    });

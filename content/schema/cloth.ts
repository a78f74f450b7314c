import { z } from 'zod';
import { clothFiles, cloths, type Question, questions } from '../../config/cloths';
import { mediaRoot, type References } from './references';
import { anyNumber, fieldsOf } from './texts';
import { wordsOf } from './words';

const grade = z.int().min(1).max(5).meta({ description: '1 to 5, as explained below' });

export const gradesOf = fieldsOf(questions, grade);

/** Cloths are ordered by opacity, so that grades must be monotonic. */
const fitsBefore = (question: Question, before: number, own: number) =>
  question === 'sleep' ? own >= before : own <= before;

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
      grades: z
        .strictObject(fieldsOf(cloths, z.strictObject(gradesOf)))
        .superRefine((grades, context) => {
          for (const [index, cloth] of cloths.slice(1).entries()) {
            const before = grades[cloths[index] ?? cloth];
            for (const question of questions) {
              if (fitsBefore(question, before[question], grades[cloth][question])) continue;
              const message = 'it hides more than the previous cloth; this grade contradicts that';
              context.addIssue({ code: 'custom', path: [cloth, question], message });
            }
          }
        }),
      words: wordsOf('cloth'),
    })
    .superRefine((_, context) => {
      for (const file of clothFiles) {
        if (sizeOf(mediaRoot + file) !== undefined) continue;
        context.addIssue({ code: 'custom', message: `${mediaRoot}${file} does not exist` });
      }
    });

import { z } from 'zod';
import { cloths, questions } from '../../config/cloths';
import { to } from './references';
import { anyNumber, fieldsOf } from './texts';
import { wordsOf } from './words';

const grade = z.int().min(1).max(5);

export const gradesOf = fieldsOf(questions, grade);

/** 'The cloth in the light': one window behind five cloths in four lights, and what each cloth hides. */
export const clothGuide = () =>
  z.strictObject({
    pages: anyNumber(z.strictObject({ page: to.page, first: z.enum(cloths) })),
    grades: z
      .strictObject(fieldsOf(cloths, z.strictObject(gradesOf)))
      .superRefine((grades, context) => {
        // Cloths are ordered by opacity: what is seen through them lessens, and sleep gets better.
        for (const [index, cloth] of cloths.slice(1).entries()) {
          const before = grades[cloths[index] ?? cloth];
          for (const question of questions) {
            const change = grades[cloth][question] - before[question];
            if (question === 'sleep' ? change >= 0 : change <= 0) continue;
            const message = 'it hides more than the previous cloth; this grade contradicts that';
            context.addIssue({ code: 'custom', path: [cloth, question], message });
          }
        }
      }),
    words: wordsOf('cloth'),
  });

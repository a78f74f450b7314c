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
    grades: z.strictObject(fieldsOf(cloths, z.strictObject(gradesOf))),
    words: wordsOf('cloth'),
  });

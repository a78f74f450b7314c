import type { Question } from '@/config/cloths';
import { type Category, getDictionary, inLanguage, type Locale } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { fill } from '@/lib/text';
import { categoryPath } from '@/lib/urls';

/** What a visitor may look for, in the order of the links. Each is the fragment of its address, too. */
export const needs = ['sleep', 'privacy', 'glare', 'view', 'majlis', 'office'] as const;

export type Need = (typeof needs)[number];

/** The question whose grade answers a need, and the grades that suit; rooms are named in content. */
const graded: Partial<Record<Need, readonly [Question, readonly number[]]>> = {
  sleep: ['sleep', [4, 5]],
  privacy: ['viewIn', [1, 2]],
  glare: ['daylight', [1, 2]],
  view: ['viewOut', [4, 5]],
};

const gradeNames = ['one', 'two', 'three', 'four', 'five'] as const;

/** Why a product suits a need: 'Sleep by day: dark, but for the edges'; undefined if it does not. */
export function reasonFor(need: Need, category: Category, locale: Locale): string | undefined {
  const [question, suits] = graded[need] ?? [];
  if (!question) return category.rooms.find(({ room }) => room === need)?.why[locale];
  const path = categoryPath(category);
  const cloth = clothGuide.pages.find(({ page }) => page === path)?.first;
  const grade = (category.grades ?? (cloth && clothGuide.grades[cloth]))?.[question];
  const name = grade && gradeNames[grade - 1];
  if (!name || !suits?.includes(grade)) return undefined;
  const { title, grades } = inLanguage(clothGuide, locale).opacity.questions[question];
  return fill(getDictionary(locale).overview.why, { question: title, grade: grades[name] });
}

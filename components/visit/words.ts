import type { PeriodWords } from '@/components/hours/periods-text';
import type { InLanguage, StaticPageEntry } from '@/lib/content/types';

export type VisitWords = InLanguage<StaticPageEntry<'/visit'>>['form'] & {
  readonly label: string;
  readonly newTab: string;
  readonly loading: string;
  readonly comma: string;
  readonly direction: string;
  /** `dates` is the language tag for dates. */
  readonly hours: PeriodWords & { readonly days: readonly string[]; readonly dates: string };
};

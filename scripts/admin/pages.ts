import { defaultLocale } from '@/config/locales';
import { checkEntries } from '../check/entries';
import { pagesOf } from '../check/published';

interface Option {
  readonly label: string;
  readonly value: string;
}

let options: readonly Option[] | undefined;

/** The pages of the site as the desk offers them for links. */
export function pageOptions(): readonly Option[] {
  if (options) return options;
  const entries = checkEntries().entries.filter(({ locale }) => locale === defaultLocale);
  options = [...pagesOf(entries)].map((value) => ({ value, label: value }));
  return options;
}

import { getDictionary, type Locale } from '@/lib/content';

export function visitWords(locale: Locale) {
  const { comma, direction, hours, ui, visitPage } = getDictionary(locale);
  const { newTab, loading } = ui;
  const { dayParts, period, and, language } = hours;
  const own = { ...visitPage.form, label: visitPage.title, newTab, loading, comma, direction };
  return { ...own, hours: { dayParts, period, and, language } };
}

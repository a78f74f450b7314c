import type { InterfaceWords } from '../en';

/** How the opening hours are said. Times keep 24 hours. */
export const hours = {
  title: 'أوقات العمل',
  /** Language, country and digits (Western) in which dates are written. */
  dates: 'ar-QA-u-nu-latn',
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  // Arabic does not shorten the names of days.
  shortDays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  range: 'من {from} إلى {to}',
  and: ' و',
  period: 'من {opens} إلى {closes}',
  closedDay: 'مغلق',
  openUntil: 'مفتوح الآن حتى {time}',
  opensToday: 'مغلق، يفتح الساعة {time}',
  opensOn: 'مغلق، يفتح {day} الساعة {time}',
  exception: '{name}، من {from} إلى {to}: {hours}',
  exceptionDay: '{name}، {from}: {hours}',
} as const satisfies InterfaceWords['hours'];

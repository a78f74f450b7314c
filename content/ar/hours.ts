import type { InterfaceWords } from '../en';

/** How the opening hours are said: with 12 hours. */
export const hours = {
  title: 'أوقات العمل',
  /** Language, country and digits (Western) in which dates are written. */
  dates: 'ar-QA-u-nu-latn',
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  // Arabic does not shorten the names of days.
  shortDays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  range: 'من {from} إلى {to}',
  and: ' و',
  dayParts: [
    { from: 0, name: 'بعد منتصف الليل' },
    { from: 3, name: 'فجرًا' },
    { from: 6, name: 'صباحًا' },
    { from: 12, name: 'ظهرًا' },
    { from: 15, name: 'عصرًا' },
    { from: 18, name: 'مساءً' },
  ],
  period: 'من {opens} إلى {closes}',
  afterPrayer: 'بعد صلاة الجمعة، {hours}',
  closedDay: 'مغلق',
  openUntil: 'مفتوح الآن حتى {time}',
  opensToday: 'مغلق، يفتح الساعة {time}',
  opensOn: 'مغلق، يفتح {day} الساعة {time}',
  exception: '{name}، من {from} إلى {to}: {hours}',
  exceptionDay: '{name}، {from}: {hours}',
} as const satisfies InterfaceWords['hours'];

import type { InterfaceWords } from '../en';

/** How a delivery time is said (claims of the specification, section 9); forms by the second number. */
export const delivery = {
  hours: {
    two: 'من ساعة إلى ساعتين',
    few: 'من {from} إلى {to} ساعات',
    many: 'من {from} إلى {to} ساعة',
    other: 'من {from} إلى {to} ساعة',
  },
  hoursUpTo: {
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{to} ساعات',
    many: '{to} ساعة',
    other: '{to} ساعة',
  },
  'working-days': {
    two: 'من يوم إلى يومي عمل',
    few: 'من {from} إلى {to} أيام عمل',
    many: 'من {from} إلى {to} يوم عمل',
    other: 'من {from} إلى {to} يوم عمل',
  },
  'working-daysUpTo': {
    one: 'يوم عمل واحد',
    two: 'يوما عمل',
    few: '{to} أيام عمل',
    many: '{to} يوم عمل',
    other: '{to} يوم عمل',
  },
  'same-week': 'خلال الأسبوع نفسه',
} as const satisfies InterfaceWords['delivery'];

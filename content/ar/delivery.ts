import type { InterfaceWords } from '../en';

/** How a delivery time is said (claims of the specification, section 9); forms by the second number, `From` by the first. */
export const delivery = {
  hours: {
    two: 'من {from} إلى ساعتين',
    few: 'من {from} إلى {to} ساعات',
    many: 'من {from} إلى {to} ساعة',
    other: 'من {from} إلى {to} ساعة',
  },
  hoursFrom: { one: 'ساعة', two: 'ساعتين', other: '{from}' },
  hoursUpTo: {
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{to} ساعات',
    many: '{to} ساعة',
    other: '{to} ساعة',
  },
  'working-days': {
    two: 'من {from} إلى يومي عمل',
    few: 'من {from} إلى {to} أيام عمل',
    many: 'من {from} إلى {to} يوم عمل',
    other: 'من {from} إلى {to} يوم عمل',
  },
  'working-daysFrom': { one: 'يوم', two: 'يومين', other: '{from}' },
  'working-daysUpTo': {
    one: 'يوم عمل واحد',
    two: 'يوما عمل',
    few: '{to} أيام عمل',
    many: '{to} يوم عمل',
    other: '{to} يوم عمل',
  },
  'same-week': 'خلال الأسبوع نفسه',
} as const satisfies InterfaceWords['delivery'];

import type { PluralForms } from '../plural-forms';

type Delivery = Readonly<
  Record<'hours' | 'hoursUpTo' | 'working-days' | 'working-daysUpTo', PluralForms>
> & { readonly 'same-week': string };

/** How a delivery time is said (docs/requirements.md 9.15); forms by the second number. */
export const delivery: Delivery = {
  hours: { other: '{from}-{to} hours' },
  hoursUpTo: { one: '{to} hour', other: '{to} hours' },
  'working-days': { other: '{from}-{to} working days' },
  'working-daysUpTo': { one: '{to} working day', other: '{to} working days' },
  'same-week': 'The same week',
};

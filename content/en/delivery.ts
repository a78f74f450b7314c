import type { PluralForms } from '../../lib/text/plural-forms';

type Delivery = Readonly<
  Record<`${'hours' | 'working-days'}${'' | 'From' | 'UpTo'}`, PluralForms>
> & { readonly 'same-week': string };

/** How a delivery time is said (docs/requirements.md 9.15); forms by the second number, `From` by the first. */
export const delivery: Delivery = {
  hours: { other: '{from}-{to} hours' },
  hoursFrom: { other: '{from}' },
  hoursUpTo: { one: '{to} hour', other: '{to} hours' },
  'working-days': { other: '{from}-{to} working days' },
  'working-daysFrom': { other: '{from}' },
  'working-daysUpTo': { one: '{to} working day', other: '{to} working days' },
  'same-week': 'The same week',
};

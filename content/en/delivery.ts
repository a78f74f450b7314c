/** How a delivery time is said (claims of the specification, section 9). */
export const delivery = {
  hours: '{from}-{to} hours',
  hoursUpTo: '{to} hours',
  'working-days': '{from}-{to} working days',
  'working-daysUpTo': '{to} working days',
  'same-week': 'The same week',
} as const;

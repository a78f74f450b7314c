/** How the opening hours are said. Times keep 24 hours. */
export const hours = {
  title: 'Opening hours',
  /** Language and country whose way of writing dates is used. */
  dates: 'en-GB',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  range: '{from} to {to}',
  and: ' and ',
  period: '{opens}-{closes}',
  closedDay: 'Closed',
  openUntil: 'Open now, until {time}',
  opensToday: 'Closed, opens at {time}',
  opensOn: 'Closed, opens {day} {time}',
  exception: '{name}, {from} to {to}: {hours}',
  exceptionDay: '{name}, {from}: {hours}',
} as const;

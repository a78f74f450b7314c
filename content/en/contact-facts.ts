/** Labels of the shop's facts. */
export const contactFacts = {
  showroom: 'Showroom',
  phone: 'Phone',
  email: 'E-mail',
} as const;

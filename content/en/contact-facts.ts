/** Labels of the shop's facts. */
export const contactFacts = {
  showroom: 'Showroom',
  phone: 'Phone',
  email: 'E-mail',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
} as const;

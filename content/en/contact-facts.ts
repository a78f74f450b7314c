/** Labels of the shop's facts. */
export const contactFacts = {
  showroom: 'Showroom',
  /** The numbers of the blue plate. */
  plate: 'Zone {zone}, Street {street}, Building {building}',
  phone: 'Phone',
  email: 'E-mail',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
} as const;

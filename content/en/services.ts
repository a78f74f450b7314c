/** Words of the services page (specification, section 2). */
export const servicesPage = {
  title: 'Our Services',
  description:
    'Cabinets, beds, curtains, carpets, sofas, majlis seating, wallpaper, aluminium and floors in Doha: measured free, made to the room and fitted by one team.',
  banner: 'Everything in the room',
  overline: 'Eleven crafts',
  heading: 'Our Services',
  subheading: 'Delivering High-Quality Solutions to Meet Your Needs',
  keyFeatures: 'Key Features',
  technologies: 'Technologies Used',
  gallery: 'Work Gallery of {title}',
  back: 'Back to Services',
  related: 'Seen on these pages',
} as const;

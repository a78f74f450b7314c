export const footer = {
  line: 'Curtains, blinds and furniture, made to measure and fitted anywhere in Qatar.',
  services: 'Services',
  shop: 'The shop',
  visit: 'Visit',
  copyright: '© {year} {name}',
  renders: 'Pictures are renders until the shop’s own photographs are in',
} as const;

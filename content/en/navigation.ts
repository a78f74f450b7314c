/** Names of the pages in menus, trails and the footer. */
export const navigation = {
  '/': 'Home',
  '/curtains': 'Curtains',
  '/blinds': 'Blinds',
  '/service': 'Services',
  '/gallery': 'Gallery',
  '/measure': 'Measure',
  '/prices': 'Prices',
  '/visit': 'Book a visit',
  '/portfolio': 'Portfolio',
  '/blog': 'Blog',
  '/about': 'About',
  '/contact': 'Contact',
  '/faq': 'Questions',
  '/terms': 'Terms',
  allCurtains: 'All curtains',
  allBlinds: 'All blinds',
} as const;

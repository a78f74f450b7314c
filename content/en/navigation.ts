/** Names of the pages in menus, trails and the footer. */
export const navigation = {
  allCurtains: 'All curtains',
  allBlinds: 'All blinds',
} as const;

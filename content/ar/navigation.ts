import type { InterfaceWords } from '../en';

/** Names of the pages in menus, trails and the footer. */
export const navigation = {
  allCurtains: 'كل الستائر',
  allBlinds: 'كل البلايندات',
} as const satisfies InterfaceWords['navigation'];

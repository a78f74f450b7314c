import type { InterfaceWords } from '../en';

/** Names of the pages in menus, trails and the footer. */
export const navigation = {
  '/': 'الرئيسية',
  '/curtains': 'الستائر',
  '/blinds': 'البلايندات',
  '/service': 'خدماتنا',
  '/measure': 'القياس',
  '/prices': 'الأسعار',
  '/visit': 'حجز زيارة',
  '/gallery': 'الصور والفيديو',
  '/portfolio': 'كيف صُنع الموقع',
  '/blog': 'المدونة',
  '/about': 'من نحن',
  '/contact': 'تواصلوا معنا',
  '/faq': 'الأسئلة',
  '/terms': 'الشروط',
  allCurtains: 'كل الستائر',
  allBlinds: 'كل البلايندات',
} as const satisfies InterfaceWords['navigation'];

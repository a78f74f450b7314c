import type { InterfaceWords } from '../en';

export const footer = {
  line: 'نفصّل الستائر والبلايندات والأثاث ونركّبها في كل أنحاء قطر.',
  services: 'الخدمات',
  shop: 'عن المعرض',
  visit: 'العنوان والتواصل',
  copyright: '© {year} {name}',
  renders: 'الصور مرسومة بالحاسوب إلى أن نضع صور أعمالنا',
} as const satisfies InterfaceWords['footer'];

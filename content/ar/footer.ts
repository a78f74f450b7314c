import type { InterfaceWords } from '../en';

export const footer = {
  line: 'ستائر وبلايندات وأثاث، نفصّلها على المقاس ونركّبها في كل أنحاء قطر.',
  services: 'الخدمات',
  shop: 'عن المعرض',
  visit: 'زيارتنا',
  copyright: '© {year} {name}',
  renders: 'الصور مرسومة بالحاسوب إلى أن نضع صور أعمالنا',
} as const satisfies InterfaceWords['footer'];

import type { InterfaceWords } from '../en';

/** Words of metadata: for search engines, link previews, feed readers and assistants. */
export const metadata = {
  /** Alternative text of a page's preview picture. */
  preview: '{heading}. {picture}',
  contactType: 'خدمة العملاء',
  /** Languages spoken on the phone and in chat. */
  languages: ['العربية', 'الإنجليزية'],
  catalogue: 'المنتجات والخدمات',
  /** Who made a picture; it stands beside it in picture searches. */
  credit: '{name}',
  renderCredit: '{name} (صورة مرسومة بالحاسوب)',
  feedTitle: '{name}: المدونة',
  llms: {
    summary:
      'معرض في {district}، {city}، {country}، للستائر والبلايندات والأثاث تفصيلًا على المقاس. الزيارة والاستشارة والقياس مجانًا في كل أنحاء {country}.',
    facts: 'معلومات أساسية',
    name: 'الاسم',
    alsoKnownAs: 'يُعرف أيضًا باسم',
    address: 'العنوان',
    map: 'الخريطة',
    hours: 'أوقات العمل ({country}، UTC+3)',
    phone: 'الهاتف',
    whatsapp: 'واتساب',
    whatsappProducts: 'واتساب، لأسئلة المنتجات',
    email: 'البريد الإلكتروني',
    area: 'منطقة الخدمة',
    areaValue: 'كل أنحاء {country}',
    prices: 'الأسعار',
    pricesValue: 'غير معروضة؛ عرض السعر المكتوب يأتي بعد القياس المجاني',
    product: '{description} مدة التجهيز: {delivery}. تناسب: {goodFor}.',
    order: 'كيف يسير الطلب',
    pages: 'صفحات أخرى',
  },
} as const satisfies InterfaceWords['metadata'];

import type { InterfaceWords } from '../en';

/** The block that every category page shares: how an order goes. */
export const order = {
  eyebrow: 'خطوات العمل',
  title: 'من رسالتكم إلى آخر خطّاف',
  text: 'الزيارة والاستشارة والقياس مجانًا في كل أنحاء قطر.',
  steps: [
    { title: 'رسالة', text: 'تكفي للبداية صورة ومقاس تقريبي عبر واتساب.' },
    { title: 'قياس', text: 'نزوركم بالعيّنات، ونأخذ المقاسات، ونكتب لكم السعر.' },
    { title: 'تفصيل', text: 'نقصّ ونخيط على تلك المقاسات، ثم نكوي ونراجع.' },
    { title: 'تركيب', text: 'نركّب ونرتّب الطيّات وننظف المكان في زيارة واحدة.' },
  ],
} as const satisfies InterfaceWords['order'];

/** Frame words of the category template. */
export const categoryPage = {
  ask: 'استفسار عن {name}',
  galleryEyebrow: 'صور وفيديو',
  reasonsEyebrow: 'لماذا نحن',
  reasonsTitle: 'لماذا تطلبون {name} منّا؟',
  chat: 'تواصلوا عبر واتساب',
  call: 'اتصال بالمعرض',
  relatedEyebrow: 'قد يهمكم أيضًا',
  relatedTitle: 'منتجات مكمّلة',
  relatedProducts: { curtains: 'ستائر أخرى', blinds: 'بلايندات أخرى' },
  relatedServices: 'خدمات للغرفة نفسها',
} as const satisfies InterfaceWords['categoryPage'];

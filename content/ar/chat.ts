import type { InterfaceWords } from '../en';

/** First lines of the WhatsApp messages; they name what the visitor was looking at, as a person would say it. */
export const chat = {
  product:
    'السلام عليكم، أتصفح صفحة «{name}» في موقعكم وأود عرض سعر (المنطقة: …، عدد النوافذ: …، المقاس: …).',
  appointment: 'السلام عليكم، أود حجز موعد بخصوص «{name}».',
  service: 'السلام عليكم، أتصفح صفحة «{name}» في موقعكم ولدي سؤال.',
  post: 'السلام عليكم، قرأت «{title}» في موقعكم ولدي سؤال.',
  project: 'السلام عليكم، أتصفح «{title}» في موقعكم ولدي سؤال.',
  picture: 'السلام عليكم، أريد مثل هذا: {name}\n{address}',
  offline: 'السلام عليكم، أتصفح موقعكم ولدي سؤال.',
  notFound: 'السلام عليكم، لم أجد صفحة في موقعكم ولدي سؤال.',
  capitalized: [],
} as const satisfies InterfaceWords['chat'];

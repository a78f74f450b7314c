import type { FaqWords } from '../../types';

export default {
  category: 'Refunds',
  faqs: [
    {
      q: 'Can I return a made-to-measure curtain?',
      a: 'Tell us within [number of days] of fitting and we put it right. Made-to-measure goods are cut for one window, so we repair or remake before we speak of money.',
    },
    {
      q: 'Which goods can I bring back?',
      a: 'Carpets, chairs and other ready goods from the showroom, unused and with the receipt, within [number of days]. Cut lengths and opened rolls of wallpaper stay with you.',
    },
    {
      q: 'I found a fault in the cloth. What do I get?',
      a: 'Send a photo within [number of days] of seeing it. We offer a repair, a new piece or [percentage] of its price. Your rights under Qatar’s Consumer Protection Law No. 8 of 2008 remain as they are.',
    },
    {
      q: 'Do I get my deposit back if I cancel?',
      a: 'Before any cloth is bought, [percentage] of it. Once the cloth is bought but not yet cut, [percentage]. After cutting, [percentage].',
    },
    {
      q: 'How long does the money take?',
      a: 'We send it within [number of working days], by the same way as you paid. Your bank may add some days of its own.',
    },
  ],
} satisfies FaqWords;

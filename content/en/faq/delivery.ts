import type { FaqWords } from '../../types';

export default {
  category: 'Delivery',
  faqs: [
    {
      q: 'How soon are curtains ready?',
      a: 'Blackout curtains take 48-72 hours. Living room and office curtains take 2-3 working days, window and wave curtains 3-4 working days. Bedroom curtains are ready in the same week.',
    },
    {
      q: 'How soon are blinds ready?',
      a: 'In 48 hours or in 48-72 hours. Each blind’s page names its own time. The roller blinds shown among the curtains take 2-3 working days.',
    },
    {
      q: 'From which moment do you count the time?',
      a: 'From [moment the count begins]. Working days are [days that count]. If a fabric must come from abroad, you hear it before you order, with a date of its own.',
    },
    {
      q: 'Is there a charge for delivery and fitting?',
      a: 'In Doha it is [amount in QAR], in the rest of Qatar [amount in QAR]. The charge stands in the written price, so nothing is added at the door.',
    },
    {
      q: 'What happens if you are late?',
      a: 'You hear of it from us before the day, with a new date. If we miss the agreed date by more than [number of days], we offer [what a late order receives].',
    },
    {
      q: 'I am travelling. Can you keep my order?',
      a: 'Yes, for [number of days] without charge, rolled and covered, away from the sun. After that, storage costs [amount in QAR] a week.',
    },
  ],
} satisfies FaqWords;

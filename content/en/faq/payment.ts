import type { FaqWords } from '../../types';

export default {
  category: 'Payment',
  faqs: [
    {
      q: 'How much do I pay before the work begins?',
      a: 'A deposit of [percentage] of the written price. Cloth is cut for your sizes only, so it is ordered when the deposit is in.',
    },
    {
      q: 'When is the rest due?',
      a: 'The balance is due [when the balance is due]. Look at every window with the fitter first, and draw each curtain once yourself.',
    },
    {
      q: 'Which ways of paying do you take?',
      a: 'We take [ways of payment]. Nothing can be paid on this website, and we never ask for card numbers in a chat.',
    },
    {
      q: 'Can a large order be paid in parts?',
      a: 'Orders above [amount in QAR] can be paid in [number of parts] parts. Each part belongs to a stage, such as one floor of a villa, and the stages are written in the order.',
    },
    {
      q: 'Can the invoice be in my company’s name?',
      a: 'Yes. Give us the company’s name, the address and your purchase order number with the order. Adding them after the invoice is printed means making it again.',
    },
  ],
} satisfies FaqWords;

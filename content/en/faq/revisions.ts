import type { FaqWords } from '../../types';

export default {
  category: 'Revisions',
  faqs: [
    {
      q: 'Can I change the fabric after I have ordered?',
      a: 'Yes, until it is cut. That is usually [number of hours] after the order, so call rather than write. The delivery time then starts again.',
    },
    {
      q: 'Who pays for a change of fabric?',
      a: 'Before cutting you pay only the difference between the two fabrics. After cutting you pay [percentage] of the first cloth as well, since its sizes fit no other window.',
    },
    {
      q: 'A curtain hangs too long. Will you come back?',
      a: 'Yes. The first correction of the drop is free, if you ask within [number of days] of fitting. New cloth often drops by a centimetre in its first weeks, so wait a little.',
    },
    {
      q: 'What if you measured wrongly?',
      a: 'Then the mistake is ours. We make the piece again at no cost to you, within [number of working days]. You use the wrong one until the right one hangs.',
    },
    {
      q: 'How often can a drawing be changed?',
      a: 'For cabinets, TV walls and majlis seating, [number of changes] rounds are part of the price. Each further round costs [amount in QAR]. Work starts when you have signed the last drawing.',
    },
    {
      q: 'Can I move the fitting to another day?',
      a: 'Free of charge until [number of hours] before. Later than that, the fitters are on their way and a second trip costs [amount in QAR].',
    },
  ],
} satisfies FaqWords;

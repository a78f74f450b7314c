import type { FaqWords } from '../../types';

export default {
  category: 'Child safety',
  faqs: [
    {
      q: 'What is safest in a nursery?',
      a: 'Anything without a loop: a curtain drawn by hand or by wand, a spring roller blind, or a motor. The cot stands clear of the window in every case.',
    },
    {
      q: 'Are chain-operated blinds dangerous?',
      a: 'A slack loop is. We fix the chain to the wall with a holder that keeps it tight, and choose the shortest chain that works. Where small children live, ask for no chain at all.',
    },
    {
      q: 'Can old blinds with long cords be made safe?',
      a: 'Mostly. Cords are shortened to end at least 150 cm above the floor, loops are cut and given separate ends, and a cleat holds what is left. If the system cannot be changed, we say so.',
    },
    {
      q: 'Could a child swallow something from a curtain?',
      a: 'Hem weights are the thing to ask about. We sew in a weighted cord rather than loose lead discs. The button cell of a remote belongs behind a cover with a screw.',
    },
    {
      q: 'Our window reaches the floor on the 20th storey. Does a blind protect?',
      a: 'No. No curtain or blind holds a child back from an open window. A lock or a limiter on the frame does that; keep chairs and low chests away from the glass.',
    },
  ],
} satisfies FaqWords;

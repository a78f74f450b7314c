import type { FaqWords } from '../../types';

export default {
  category: 'Hotels',
  faqs: [
    {
      q: 'Do you supply flame-retardant cloth?',
      a: 'Yes, on request. Cloth from flame-retardant yarn keeps the property after washing, treated cloth can lose it. Ask your fire consultant which standard your building needs, and we offer cloth with the mill’s test report.',
    },
    {
      q: 'Can rooms be fitted while the hotel is open?',
      a: 'Yes, floor by floor, between check-out and check-in. We need a room list each morning, a goods lift and one locked room for the cloth. Each room is left ready for housekeeping.',
    },
    {
      q: 'Should we see one room first?',
      a: 'We advise it. A finished sample room shows the overlap, the cove light and how the wand sits beside the bed. Corrections cost little there, and a lot on 80 rooms.',
    },
    {
      q: 'How do we keep track of curtains in the laundry?',
      a: 'Every panel gets a sewn label with room, window and side. Keep spare panels for each room type, about one in twenty. Housekeeping then changes a stained one in ten minutes.',
    },
    {
      q: 'How are dates fixed for a whole hotel?',
      a: 'In a programme, not in days per curtain. It names the sample room, the cloth’s arrival and the rooms of each week. One person on your side and one on ours sign it.',
    },
  ],
} satisfies FaqWords;

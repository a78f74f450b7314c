import type { FaqWords } from '../../types';

export default {
  category: 'Blinds care',
  faqs: [
    {
      q: 'How do I dust venetian slats?',
      a: 'Close them, wipe along each slat with a dry microfibre cloth, then tilt them the other way and repeat. Aluminium may be wiped damp. Wood stays dry, or it bends.',
    },
    {
      q: 'My roller blind runs crooked. Is it finished?',
      a: 'Seldom. Roll it down to the last turn and look whether the cloth still sits straight on the tube. Often one bracket has moved by 2 mm; send us a photo of both ends before you pull harder.',
    },
    {
      q: 'The chain broke. Do I need a new blind?',
      a: 'No. Chains, joints, end caps and brackets are changed one by one. Keep the broken part, because its size tells us the system.',
    },
    {
      q: 'One louvre of a vertical blind is torn. And now?',
      a: 'A single louvre can be cut and hung. Bring the old one to the showroom, so that width, weight and shade match. The rest stays on the rail.',
    },
    {
      q: 'We live by the sea. Does salt harm blinds?',
      a: 'At The Pearl and on Lusail’s shore it settles as a sticky film and eats plain steel. Coated aluminium and stainless screws stand it. A soft damp cloth once a month is enough.',
    },
    {
      q: 'How is a Roman blind washed?',
      a: 'Take it off its touch tape, slide the rods out of their pockets and wash the cloth as its label says. Note which rod came from where. They can differ by a few millimetres.',
    },
  ],
} satisfies FaqWords;

import type { FaqWords } from '../../types';

export default {
  category: 'Sofas and repair',
  faqs: [
    {
      q: 'Is my old sofa worth new upholstery?',
      a: 'Lift one front corner by 10 cm. If the other front leg rises soon after, the frame is stiff and worth new cloth. If the sofa twists or creaks, a new one is the honest advice.',
    },
    {
      q: 'How much cloth does a three-seat sofa need?',
      a: 'About 14 m of cloth 140 cm wide, loose cushions included. Stripes and large patterns add two or three metres, so that they meet at the seams.',
    },
    {
      q: 'The seats have sunk. Must everything be redone?',
      a: 'No. The foam alone can be changed, cut to the old cover. If you can feel the bar under you, the webbing is tired as well, and both are done in one go.',
    },
    {
      q: 'Can you mend a tear or cat scratches?',
      a: 'A seam, yes, almost invisibly. A tear in the middle of a panel needs a new panel; we take hidden cloth from the back or below if none is left. Pulled loops are drawn in, never cut.',
    },
    {
      q: 'Will a new sofa fit into my lift?',
      a: 'Measure the lift door, its inner depth and the turn in the corridor. In older towers 200 cm is often the limit. Longer sofas are built in two parts that join under the cushions.',
    },
    {
      q: 'Which sofa cloth stands children?',
      a: 'A mid-tone mix with polyester in it, with covers that come off. Water-repellent finishes give you a minute to reach for the towel. Loose bouclé and pale linen are for later years.',
    },
  ],
} satisfies FaqWords;

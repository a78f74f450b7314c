import type { FaqWords } from '../../types';

export default {
  category: 'Majlis',
  faqs: [
    {
      q: 'How many guests fit in a majlis of 5 by 6 m?',
      a: 'Reckon 65 cm a guest. Seating along three walls leaves about 15.5 m after the corners, so some 23 guests. Each door takes one or two places away.',
    },
    {
      q: 'Floor seating or raised seating?',
      a: 'Cushions on the floor are 15 to 25 cm high and keep the old form. Raised benches of 40 cm are kinder to knees. Some houses put the floor seats in the tent and the raised ones in the villa.',
    },
    {
      q: 'Which foam keeps its shape?',
      a: 'Density counts more than hardness: 35 kg per cubic metre or more for seats used every evening. A softer layer of 2 cm on top gives comfort. Press a sample with your knee, not with your hand.',
    },
    {
      q: 'Which cloth stands daily guests?',
      a: 'A tight weave or short velvet, tested for at least 30,000 rubs. Zips at the back let the covers come off. Dates and coffee are the usual stains, so very pale seats need spare covers.',
    },
    {
      q: 'Can curtains, cushions and carpet share one pattern?',
      a: 'Yes, though one of them should lead. A Sadu band on the seats looks calm with plain curtains and a border in the carpet. We lay the samples side by side on the floor, where the guests will see them.',
    },
    {
      q: 'Can you renew a majlis and keep its frames?',
      a: 'If the wood is dry and the joints are tight, yes. New foam, new covers and new arm cushions make most of the difference. Send a photo of the underside of one seat.',
    },
  ],
} satisfies FaqWords;

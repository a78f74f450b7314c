import type { FaqWords } from '../../types';

export default {
  category: 'Heat and sun',
  faqs: [
    {
      q: 'Will curtains keep my room cooler?',
      a: 'They help most when they are closed before the sun reaches the glass. We name no percentage, because the glass, the direction and the gaps decide. Shade outside the window does more than any cloth inside it.',
    },
    {
      q: 'Which windows get the hardest sun in Doha?',
      a: 'West windows, from early afternoon until sunset. In June the sun is up before 5:00 and enters the east side. South glass gets its deepest sun in December, when it stands only about 41 degrees high at noon.',
    },
    {
      q: 'Should the side towards the glass be light or dark?',
      a: 'Light. A white or silver back sends sun out again through the glass, a dark one soaks it up and warms the air in front of it. The room side can have any colour.',
    },
    {
      q: 'Which fabrics fade first?',
      a: 'Silk, then strongly dyed cotton and linen. Polyester with the colour in the yarn lasts longest. On a west wall we add a lining, which takes the sun first and costs less to replace.',
    },
    {
      q: 'What do 1%, 3% and 5% mean on a screen blind?',
      a: 'How much of the cloth is open holes. At 5% you see the sea clearly but also some glare; at 1% the view is a shadow. For a Doha west front, 3% in a dark colour is a good middle.',
    },
  ],
} satisfies FaqWords;

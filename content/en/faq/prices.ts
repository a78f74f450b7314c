import type { FaqWords } from '../../types';

export default {
  category: 'Prices',
  faqs: [
    {
      q: 'Why is there no price list on the site?',
      a: 'Two windows of the same width can need 6 or 14 metres of cloth. The price follows the height, the heading, the lining and the wall behind. You get it in writing, in riyals, after the sizes are known.',
    },
    {
      q: 'Can I have an idea of the cost before a visit?',
      a: 'Yes. Send a photo, sizes to the nearest 10 cm, and the look you want. We answer with a range, and name what would move it up or down.',
    },
    {
      q: 'What makes one curtain dearer than another?',
      a: 'First the cloth, then the fullness: 2.5 times the width needs a quarter more than twice the width. Lining, a motor, a curved track and heights over 3 m come next.',
    },
    {
      q: 'Is a blind cheaper than a curtain?',
      a: 'In most windows, yes. A roller blind uses one flat piece of cloth and two brackets. A curtain for the same glass takes at least double the cloth, hours of sewing and a track.',
    },
    {
      q: 'How do the 20% OFF and 15% OFF labels work?',
      a: 'The label belongs to the product on whose picture it hangs. Name that product in your message. The reduction then stands as a line of its own in the written price.',
    },
  ],
} satisfies FaqWords;

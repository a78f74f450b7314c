import type { FaqWords } from '../../types';

export default {
  category: 'Carpets and flooring',
  faqs: [
    {
      q: 'Does wooden flooring last in air-conditioned rooms?',
      a: 'Layered boards with a real wood face do; solid ones open gaps when the cooling runs all summer. The packs lie two days in the room first. A joint of 10 mm along the walls lets the floor move.',
    },
    {
      q: 'Can wood go over my tiles?',
      a: 'If no tile is loose and the floor is level to 3 mm over 2 m. It rises by about 15 mm with the underlay. We look at doors and kitchen units before saying yes.',
    },
    {
      q: 'How large should the carpet under a sofa be?',
      a: 'At least the front legs stand on it, and it passes the sofa by 20 cm on each side. For a three-seater and two armchairs that is about 2.5 by 3.5 m. Tape the outline on the floor first.',
    },
    {
      q: 'Which carpet suits prayer and a majlis?',
      a: 'A dense pile of 8 to 12 mm over felt: soft for the knees, easy to walk on. Long pile keeps crumbs and the marks of furniture. Joins are placed under the seats.',
    },
    {
      q: 'How do I keep sand off the floor?',
      a: 'A ribbed mat of 1.5 m at the door catches most of it in three steps. We cut mats to the hall. Sand that gets past it works on varnish like fine paper, so sweep before you mop.',
    },
    {
      q: 'One half of my carpet is paler. Why?',
      a: 'The window. Turn the carpet round every six months, and close the sheer in the bright hours. Wool and strong reds show it first.',
    },
  ],
} satisfies FaqWords;

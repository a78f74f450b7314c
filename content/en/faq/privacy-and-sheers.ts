import type { FaqWords } from '../../types';

export default {
  category: 'Privacy and sheers',
  faqs: [
    {
      q: 'Can people see in through a sheer?',
      a: 'Not by day, while it is brighter outside. After sunset, with a lamp on, they see shapes and movement. That is why most rooms here have a second, closed layer on a track behind or in front.',
    },
    {
      q: 'What lets me look out while nobody looks in?',
      a: 'A dark screen blind, as long as the daylight is outside. At night it works the other way round. Slats tilted upward screen at both times and still let air pass.',
    },
    {
      q: 'My ground floor faces the street. What works there?',
      a: 'Venetian or vertical slats that turn, because you can aim them at the wall or the sky. Frosted film on the lower 150 cm is a quiet second choice. The upper glass then stays clear for light.',
    },
    {
      q: 'Can a wide sheer be made without seams?',
      a: 'Yes. Many sheers are woven about 3 m high and sold by the metre sideways. A wall of 8 m then has no seam, if the height stays below about 2.8 m.',
    },
    {
      q: 'Which cover suits a bathroom window?',
      a: 'Aluminium slats or a coated roller blind. Both take steam and are wiped dry. Linen, wool and real wood do not belong within 1 m of a shower.',
    },
  ],
} satisfies FaqWords;

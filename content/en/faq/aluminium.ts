import type { FaqWords } from '../../types';

export default {
  category: 'Aluminium',
  faqs: [
    {
      q: 'Sliding or hinged doors for a terrace?',
      a: 'Sliding doors need no room to swing and suit openings of 3 m and more. Hinged doors press on a rubber seal all round and close tighter. For a windy side in Al Khor we would hinge.',
    },
    {
      q: 'Can new frames keep the dust out?',
      a: 'Most of it, if the seals are fresh and the joint to the wall is filled. Sliding frames have brushes that wear down; they can be changed without touching the glass. Fine dust still finds an open drain slot.',
    },
    {
      q: 'Does double glazing make a road quieter?',
      a: 'Yes, clearly, when the frame seals too. Two panes of different thickness do more than two equal ones. One gap the width of a pencil undoes much of it.',
    },
    {
      q: 'My sliding door drags. Must it be replaced?',
      a: 'Rarely. The rollers below are worn or full of sand. We lift the leaf out, clean the rail, change the rollers and set the height.',
    },
    {
      q: 'Will powder-coated frames fade or rust?',
      a: 'Aluminium does not rust, but salt dulls the coat near the sea. Wash the outside with plain water every three months. Dark colours get too hot to touch in July, so choose pale ones at head height.',
    },
    {
      q: 'May I close my balcony in a tower?',
      a: 'Only with the building’s written consent, since the front belongs to all owners. Ask before you order drawings. A sliding screen against insects inside the frame usually needs no such paper.',
    },
  ],
} satisfies FaqWords;

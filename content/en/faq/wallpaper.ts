import type { FaqWords } from '../../types';

export default {
  category: 'Wallpaper',
  faqs: [
    {
      q: 'Can wallpaper go on a painted wall?',
      a: 'On matt paint that is firm, yes. Gloss is sanded first. New plaster must dry for about four weeks, or the seams open.',
    },
    {
      q: 'How many rolls does one wall take?',
      a: 'A roll of 53 cm by 10 m gives three lengths in a room 2.8 m high. A wall of 4 m needs eight lengths, so three rolls. A pattern with a large repeat needs a fourth.',
    },
    {
      q: 'Does taking old paper off harm the wall?',
      a: 'Modern paper on fleece comes off dry in whole lengths. Older paper is soaked and scraped, and gypsum board can lose its skin. We try a corner behind a door before we promise.',
    },
    {
      q: 'Is there a paper for kitchens and bathrooms?',
      a: 'Vinyl, which is wiped and does not mind steam. It stays 60 cm away from the hob and out of the shower. Paper with a cloth or straw face is for dry rooms.',
    },
    {
      q: 'My paper bubbles beside the air conditioner. What is wrong?',
      a: 'Usually damp from a drain or cold air on an outer wall. New paper would lift again. Have the cause found first, then only that length is changed.',
    },
    {
      q: 'Should I keep a spare roll?',
      a: 'Yes, one from the same lot, with its label. Reprints differ a little. It also mends the spot where a suitcase scraped.',
    },
  ],
} satisfies FaqWords;

import type { PostFile } from '../types';

export default {
  order: 2,
  sample: true,
  author: 'Sample author',
  authorLogo: 'showroom',
  date: { daysAgo: 7 },
  image: 'curtains-windows-3',
  words: {
    en: {
      title: 'Measure a window in three places',
      summary:
        'Why one width is never enough, which of three sizes to keep for a blind or a curtain, and what else to write down before you ask for fabrics.',
      content: [
        'Few walls are exactly straight, in new towers as in old villas. A window in The Pearl can be 1 cm narrower at the bottom than at the top, and nobody sees it until a blind jams. So the trade measures three times in each direction. You need a steel tape, paper and a second pair of hands; a cloth tape stretches. Write centimetres to one decimal, the width first and the height second.',
        'Inside or outside comes before any number. Inside the recess a blind looks neat and leaves the wall free. Outside, on the wall or the ceiling above, it covers the gaps at the edges and makes a small window look larger. Choose outside for a dark bedroom, for a recess less than 7 cm deep, and where a handle stands out from the frame. Write the word beside each size, because the same number means two different blinds.',
        'Width in a recess is measured from plaster to plaster: at the top, in the middle and at the bottom. Keep the smallest of the three. Do not take anything off it yourself. The workshop subtracts the millimetres that the brackets need, and if you subtract them too, the blind hangs with a gap on both sides. In bathrooms and kitchens measure between the tiles, not between the walls above them.',
        'Height in a recess is measured on the left, in the centre and on the right, from the top of the opening to the sill. Here the product decides. A vertical blind takes the smallest height, so that no louvre drags. A roller takes the largest, because spare cloth stays on the tube. Then measure both diagonals. If they differ by more than 1 cm, the opening is not square, and a blind outside it will look straighter.',
        'Curtains are measured by their track, not by the glass. Add 15 to 25 cm beyond the frame on each side, so that the open curtain stands on the wall and not in front of the view. Take the drop from the place of the track down to the floor, again three times: a marble floor can fall 5 mm across a wide window. A hem 1 cm above it stays clean. For a sheer as well, note two tracks.',
        'Look around the opening before the tape goes away. Many ceilings in Qatar have a gypsum pocket for the track; note its depth from front to back. About 12 cm is enough for one track, and about 20 cm for a curtain with a sheer. Note the air-conditioning grille, sockets behind the cloth, a door that opens inwards, and the side for the chain or the motor’s cable. Take one photo of the whole wall.',
        'Your sizes are for planning; ours are for cutting. From yours we can say which products fit, how much fabric a window takes and on which day it can hang. Before anything is cut we come and measure again, free, from Al Wakrah to Al Khor. If the two lists differ, we work from ours and show you where. Window curtains are ready 3-4 working days later. Send the list and the photo on WhatsApp, or bring them to Mansoura.',
      ],
    },
  },
} satisfies PostFile;

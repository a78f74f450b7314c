import type { PostFile } from '../types';

export default {
  order: 1,
  sample: true,
  author: 'Sample author',
  authorLogo: 'showroom',
  date: { daysAgo: 0 },
  image: 'curtains-blackout-2',
  words: {
    en: {
      title: 'Lined, dimout or blackout: which cloth for which room',
      summary:
        'How lined, dimout and blackout curtains differ, what each does in a room in Doha, what they weigh, and how to test a sample before you order.',
      content: [
        'Three cloths hold back the light, and their names get mixed up. Lined, dimout and blackout curtains all darken a window, but not by the same amount and not in the same way. In Doha the choice matters more than in a mild climate. In June the sun is up before 5:00, and a west window in Lusail takes it until evening. Choose by the room, not by the name on the sample.',
        'A lined curtain has two layers: the face fabric and a plain lining, usually of cotton or of cotton with polyester, sewn behind it. The lining takes the sun, so the face fabric fades more slowly. It also gives body, and the folds hang fuller. It does not make a room dark. At noon you can still read behind it, and the colour of the cloth glows a little. For most living rooms that is enough.',
        'A dimout cloth is a dense weave, most often with black threads hidden between front and back. It has no coating, so it stays soft, hangs well and can usually be washed. It stops most of the light: a bright street becomes a faint glow, and noon looks like dusk. A pale dimout lets more through than a dark one in the same weave. It suits guest rooms, television rooms and people who like to wake with the day.',
        'Blackout means that nothing shines through the cloth itself. The back is coated in several passes, often white, black and white again, or a coated lining is sewn behind a fabric of your choice. It is heavier and a little stiffer. It suits bedrooms, a child who sleeps at 13:00, people on night shifts and rooms with a projector. Needle holes can show as points of light in full sun, so ask where the joins will fall.',
        'The edges decide how dark the room gets. A curtain that ends at the window frame leaves a bright line on every side. Take the track 15 to 20 cm past the frame at each end. Let the cloth return to the wall, and let the two halves overlap by about 8 cm in the middle. Fix the track to the ceiling or behind a pelmet. A well-fitted dimout can be darker than a blackout without these steps.',
        'Weight is the question that nobody asks. Take a window 3 m wide and 2.8 m high, made at twice the width: that is almost 17 square metres of cloth. A face fabric of 280 g and a coated lining of 220 g per square metre make a pair of more than 8 kg. A gypsum ceiling needs timber or metal above it to carry that, and a motor must be chosen for it. A dimout of 300 g makes about 5 kg.',
        'A rule for a whole villa: blackout where people sleep, dimout where they watch, lining where they sit. A sheer on a second track gives privacy by day in all three. Before you order, hold the sample against a window at noon, then put a phone torch behind it. You can do this in the showroom in Mansoura or at home, when we come to measure. Blackout curtains are then ready in 48-72 hours.',
      ],
    },
  },
} satisfies PostFile;

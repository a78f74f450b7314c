import type { FaqWords } from '../../types';

export default {
  category: 'Rented flats and permits',
  faqs: [
    {
      q: 'Can you hang curtains without drilling?',
      a: 'Light ones, yes. A spring rod carries a sheer across a recess of up to 150 cm, and small blinds can clamp to the window frame. Glue does not hold heavy cloth in our summers.',
    },
    {
      q: 'Does my tower ask for a work permit?',
      a: 'Many in West Bay, Lusail and The Pearl do. The building office wants names, identity cards, a day and a time, often two days ahead. Ask for its form and send it to us; we fill in our part.',
    },
    {
      q: 'What about the holes when I move out?',
      a: 'A bracket leaves holes of 6 to 8 mm. Filler and a little wall paint close them. Take the landlord’s yes in writing before we drill, one message is enough.',
    },
    {
      q: 'Can I take the curtains to my next flat?',
      a: 'Curtains, yes, if you tell us now: we sew a deep hem and a little extra width. A blind cut for a recess rarely fits a second one. A blind mounted in front of the wall often does.',
    },
    {
      q: 'Can new curtains hang on the landlord’s track?',
      a: 'If the gliders run and the screws are firm. Send a close photo of the track’s end, and we bring the hooks that fit. The old curtains should be folded and kept for the day you leave.',
    },
  ],
} satisfies FaqWords;

import type { PostFile } from '../types';

export default {
  order: 3,
  sample: true,
  author: 'Sample author',
  authorLogo: 'showroom',
  date: { daysAgo: 15 },
  image: 'curtains-wave-3',
  words: {
    en: {
      title: 'Curtains and blinds in a dusty summer',
      summary:
        'A plain plan for the dusty months in Qatar: what to vacuum, what to wash at 30 degrees, what to leave to a cleaner, and what sun and damp do.',
      content: [
        'Summer dust in Qatar is as fine as flour, and a closed window does not stop all of it. The shamal wind brings most in June and July. It settles where the air is still: in the top of a pleat, behind a pelmet, along a hem. While it is dry it does little harm and comes off easily. It becomes a stain when it is wetted or rubbed in. The whole plan follows from that.',
        'Every two weeks, vacuum the cloth. Use the soft brush and the lowest suction, and work from the heading down, because dust falls. Hold the fabric with your free hand so that it is not drawn in. Do the back too; the side towards the glass collects more. Near a building site, as in parts of Lusail, once a week is better. A room with two windows takes about ten minutes and saves most of the washing.',
        'Sheers show the dust first and are the easiest to wash. Shake them out dry. Take off the hooks, put polyester voile in a net bag and wash it at 30 degrees on the delicate programme, with a short, slow spin. Do not tumble it. Hang it damp on its own track with the air-conditioning on, and its weight pulls out the creases. Twice a year is usual; beside a busy road, three times.',
        'Linen, cotton and velvet ask for more care. Linen and cotton can lose up to 3 cm in each metre in the wash, and a lining rarely shrinks by the same amount, so the hem puckers. Leave lined curtains to a dry cleaner, every two or three years. Brush velvet along the pile. Wipe a coated blackout lining with a damp cloth; unless its label allows it, do not machine-wash it, iron it or crease it sharply.',
        'Blinds want a dry cloth before a wet one. Lower a roller fully and wipe it from top to bottom with microfibre, back and front, before it goes up again. Close a venetian, wipe along the slats, tilt it the other way and repeat. Real wood takes a cloth that is barely damp; aluminium takes a little dish soap. Brush the louvres of a vertical blind downwards, with one hand behind them. Lower a Roman blind and vacuum its folds.',
        'Damp and sun do more harm than dust. In August and September humid air creeps in at worn window seals, and cloth that rests on a damp frame gets mildew spots, so leave 5 cm between them. Keep hems clear of a floor that is mopped every day. Where the sun reaches only one side of the window, change equal left and right curtains over every six months, and they fade alike. Draw the sheer before the sun comes round.',
        'A fresh mark is best left alone until you know what it is. Blot a spill with a white cloth, from the edge to the middle, and do not rub. Try any cleaner on the inside of the hem first. If you are not sure, send us a photo on WhatsApp with the name of the fabric. We will tell you whether it can be washed at home, belongs with a cleaner or needs a repair. Our evenings in Mansoura last until 22:00.',
      ],
    },
  },
} satisfies PostFile;

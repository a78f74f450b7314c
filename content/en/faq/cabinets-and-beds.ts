import type { FaqWords } from '../../types';

export default {
  category: 'Cabinets and beds',
  faqs: [
    {
      q: 'Which board is right for a kitchen in Qatar?',
      a: 'Moisture-resistant board or plywood for the boxes, all edges sealed. Under the sink we add an aluminium tray. Ordinary chipboard swells at the first leak.',
    },
    {
      q: 'Can a wardrobe go right up to the ceiling?',
      a: 'Yes, with a filler strip cut on site, because ceilings are seldom level. Return-air grilles and hatches stay free. Above 2.4 m we plan a pull-down rail or boxes for suitcases.',
    },
    {
      q: 'What must be ready before a TV wall is built?',
      a: 'Power and network behind the screen, and an empty pipe of 5 cm down to the console. Tell us the screen’s size and weight. Receivers need slots for air, or they run hot.',
    },
    {
      q: 'Which bed size should I order?',
      a: 'Decide the mattress first: 160, 180 or 200 by 200 cm are the usual ones here. The frame adds about 10 cm all round. Keep 70 cm free on each side to make the bed.',
    },
    {
      q: 'Should a headboard hang on the wall or on the bed?',
      a: 'On the wall if it is wider than the bed or carries lamps; we cut out the sockets. On the bed if you may move house. Wall panels are made in parts below 120 cm for the lift.',
    },
    {
      q: 'Does a bed with storage need a special mattress?',
      a: 'No, but a heavy one. Gas lifts are chosen by weight, and a thin mattress flies up. Leave 20 cm from the foot end to the curtain so the cloth is not caught.',
    },
  ],
} satisfies FaqWords;

import type { FaqWords } from '../../types';

export default {
  category: 'Motors',
  faqs: [
    {
      q: 'Does a motor need a cable?',
      a: 'Not always. A battery motor is charged by a USB lead two or three times a year in normal use. For curtains over 5 m, or doors that open ten times a day, a cable is the better choice.',
    },
    {
      q: 'Where should the electrician leave the power?',
      a: 'At the ceiling, beside the end of the track where the motor sits, 10 cm from the corner. One switched socket serves one track. Two layers need two.',
    },
    {
      q: 'What happens in a power cut?',
      a: 'Most curtain motors let go, and you draw the curtain by hand. A wired roller blind stays where it is until the power returns. A battery blind does not notice the cut.',
    },
    {
      q: 'Can I use my phone or my voice?',
      a: 'Yes, with a small hub on your home network. The hand remote works without it, and without the internet. Tell us which home system you have, and we look for a motor that it knows.',
    },
    {
      q: 'How loud is it?',
      a: 'About as loud as a fridge, for a few seconds. A rattle is a sign of a loose bracket or a dry glider, and both are quick to cure.',
    },
    {
      q: 'Can my hand-drawn curtains be motorised later?',
      a: 'Wave and pleated ones, usually yes: the track is changed and the cloth stays. A roller blind takes a motor inside its tube if the tube is wide enough, about 4 cm.',
    },
  ],
} satisfies FaqWords;

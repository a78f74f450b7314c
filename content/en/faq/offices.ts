import type { FaqWords } from '../../types';

export default {
  category: 'Offices',
  faqs: [
    {
      q: 'How do we stop glare on the screens?',
      a: 'Turn the desks so that the window is at the side. Then a grey screen cloth keeps the daylight and takes the shine. Pale cloth lights up in the sun and glares itself.',
    },
    {
      q: 'Vertical louvres or roller blinds?',
      a: 'Louvres turn with the sun and suit wide, tall glass with doors in it. Rollers lie flatter, gather less dust and look quieter from the street. In a tower the landlord may fix the colour of the outer side.',
    },
    {
      q: 'Can you fit after our staff have left?',
      a: 'Yes. Our day ends at 22:00, so an evening from 17:00 is a full shift. Desks within 1 m of the window should be cleared.',
    },
    {
      q: 'Our meeting room echoes. Do curtains help?',
      a: 'Yes, if they are heavy and hang in folds. One long wall of lined cloth takes the ring out of voices. A flat blind does almost nothing for sound.',
    },
    {
      q: 'Can one blind be replaced to match forty others?',
      a: 'If you know its fabric code. We write it on the order and inside the headrail. Older cloth has paled in the sun, so swap the new blind into a corner.',
    },
    {
      q: 'Is there something for glass partitions?',
      a: 'Slim venetians clipped to the frame, film up to 160 cm, or a track with a sheer on the corridor side. For a projector, add one dark roller at the brightest pane.',
    },
  ],
} satisfies FaqWords;

import type { FaqWords } from '../../types';

export default {
  category: 'Wave and pleats',
  faqs: [
    {
      q: 'Wave or pinch pleat: what is the difference?',
      a: 'Pinch pleats are sewn in groups of two or three and look dressed, on a rod or under a pelmet. A wave has no sewn pleat, only equal curves from end to end. Patterned cloth reads better in the wave.',
    },
    {
      q: 'How much wall does an open curtain need?',
      a: 'On a track of 3 m, a wave takes about 45 cm in all and pinch pleats about 60 cm. Thick lining adds a third. Where the wall allows it, we carry the track past the glass so the full view stays free.',
    },
    {
      q: 'Are eyelet curtains a good choice?',
      a: 'For one window with a visible rod, yes. They slide by hand, hang in deep round folds and come down for washing in a minute. They cannot pass a bracket, turn a corner or be moved by a motor.',
    },
    {
      q: 'How far above the floor should a curtain end?',
      a: 'On marble or tiles, 1 cm, so that a robot cleaner and a mop pass. On carpet the hem may touch. Cloth that lies on the floor looks rich and gathers sand, so it suits a room that is seldom used.',
    },
    {
      q: 'Can a track follow a round bay?',
      a: 'Yes. We take a paper template of the curve on site and bend the aluminium to it. Hand-drawn tracks take tighter curves than motorised ones.',
    },
    {
      q: 'Ceiling or wall: where should the track go?',
      a: 'On the ceiling if the window is close to it, because the room then looks taller. On the wall if the ceiling is thin gypsum with no timber behind. A gap of 10 cm above the frame is enough.',
    },
  ],
} satisfies FaqWords;

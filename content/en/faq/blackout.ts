import type { FaqWords } from '../../types';

export default {
  category: 'Blackout',
  faqs: [
    {
      q: 'How dark does a room get with blackout?',
      a: 'No light comes through the cloth itself. What you still see comes round the edges. A curtain that passes the window by 15 cm on each side and hangs from the ceiling leaves little; a blind in side channels leaves least.',
    },
    {
      q: 'What is the difference between blackout and dimout?',
      a: 'Dimout is a dense weave that leaves a soft grey light, enough to see that it is morning. Blackout has a coating or a black layer and stays dark at noon. Dimout hangs softer and is often enough for a north window.',
    },
    {
      q: 'Is blackout cloth always dark brown or grey?',
      a: 'No. The layer that stops the light sits in the middle or on the back. The side you see can be white, sand or a print.',
    },
    {
      q: 'Can my old curtains be made blackout?',
      a: 'Yes, with a separate lining that hooks on behind. It adds about 250 g per square metre, so we look at the track first. The lining can be taken off when the curtain is cleaned.',
    },
    {
      q: 'I work nights and sleep by day. Curtain or blind?',
      a: 'Both, one over the other. The blind closes the glass, the curtain closes the gap round the blind and softens noise. Tape over the small lights of the air conditioner is the last step.',
    },
    {
      q: 'Does blackout cloth smell when it is new?',
      a: 'A coated one can, for two or three days. Air the room with the curtain open. The woven kind with a black thread inside has no coating and hardly smells.',
    },
  ],
} satisfies FaqWords;

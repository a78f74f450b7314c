import type { FaqWords } from '../../types';

export default {
  category: 'Fabric care',
  faqs: [
    {
      q: 'How often should curtains be cleaned here?',
      a: 'Go over them with a soft vacuum brush once a month, from the top down. Sheers near a balcony want washing twice a year. Heavy lined curtains can wait two or three years.',
    },
    {
      q: 'What do I do after a dust storm?',
      a: 'Nothing wet. Wait until the dust has settled, vacuum the cloth dry, then the floor. Water on fine dust makes mud that goes into the weave.',
    },
    {
      q: 'Can blackout curtains go in the machine?',
      a: 'Coated ones no: the drum cracks the coating. Wipe them with a damp cloth. The woven kind can be washed at 30 degrees without spinning, and hung back damp.',
    },
    {
      q: 'Will linen or cotton shrink?',
      a: 'At the first wash, by up to 3 cm in each metre. So we leave a hem of 15 cm that can be let down. Polyester keeps its length.',
    },
    {
      q: 'Karak on the curtain. What now?',
      a: 'Press a white dry towel on both sides, do not rub. Then cool water with a drop of washing-up liquid, again pressed. The milk in it sets with heat, so keep the iron and hot water away.',
    },
    {
      q: 'Does bakhoor stay in the cloth?',
      a: 'Velvet and wool keep it for weeks, smooth polyester for a day or two. Keep the burner 1 m from any hanging cloth, for the smell and for the sparks.',
    },
  ],
} satisfies FaqWords;

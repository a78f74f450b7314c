import type { FaqWords } from '../../types';

export default {
  category: 'Hiring us',
  faqs: [
    {
      q: 'How do I begin?',
      a: 'Send one photo of the window, your district and a day that suits you, by WhatsApp or with the message form. We answer with a time for the visit. It binds you to nothing.',
    },
    {
      q: 'When is the showroom open?',
      a: 'Saturday to Thursday 8:00-13:00 and 15:30-22:00, Friday 15:30-22:00. It is in Mansoura, Doha. You need no appointment.',
    },
    {
      q: 'How long does a written price hold?',
      a: 'It holds for [number of days]. After that we ask the mill again, and tell you if anything has moved.',
    },
    {
      q: 'Is there a smallest order?',
      a: 'For made-to-measure work it is [amount in QAR], for a repair [amount in QAR]. One window is a normal order, so ask before you wait for the others.',
    },
    {
      q: 'Who will come to my home?',
      a: 'A measurer first, then fitters, who are [own staff or named partners]. You get their names [number of hours] before. Tell us who should be at home, and we plan the hour round that.',
    },
    {
      q: 'What guarantee do I get?',
      a: 'On sewing and fitting [number of months], on tracks and motors [number of months]. Fading by the sun and damage by washing against the label are not part of it.',
    },
  ],
} satisfies FaqWords;

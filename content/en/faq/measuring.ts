import type { FaqWords } from '../../types';

export default {
  category: 'Measuring',
  faqs: [
    {
      q: 'Do I have to measure my windows?',
      a: 'No. We measure free of charge anywhere in Qatar. A rough width and height in your message helps us bring the right samples.',
    },
    {
      q: 'How long does a visit take?',
      a: 'About 40 minutes for a flat with five windows, about two hours for a villa. Choosing cloth takes longer than measuring. Photos sent beforehand shorten both.',
    },
    {
      q: 'Can you measure before the paint is dry?',
      a: 'Yes. The floor tiles and the ceiling must be in, because each changes the height by centimetres. Blinds inside a recess also wait for the window frame and its handle.',
    },
    {
      q: 'Do you come to Al Khor, Dukhan or Mesaieed?',
      a: 'Yes. The visit, the advice and the measuring cost nothing there either. Tell us all your rooms in one message, so that one drive is enough.',
    },
    {
      q: 'Can you come on a Friday or after work?',
      a: 'Friday from 15:30, and every other day until 22:00. For colours we prefer an hour of daylight. A beige that looks warm under a lamp can look green at noon.',
    },
    {
      q: 'How do I take a quick size myself?',
      a: 'Use a steel tape. Take the width at the top, in the middle and at the bottom, and the height at three places too, in centimetres. Send all six numbers, because few walls are straight.',
    },
  ],
} satisfies FaqWords;

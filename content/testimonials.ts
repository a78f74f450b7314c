import type { Four, Testimonial } from './types';

/** What customers say on the home page; never part of structured data while they are samples. */
export const testimonials: Four<Testimonial> = [
  {
    sample: true,
    image: 'curtains-livingroom-3',
    rating: 5,
    words: {
      en: {
        quote:
          'They measured on Sunday and the curtains were up on Tuesday evening. Every seam is straight.',
        name: 'Sample customer',
        title: 'Villa owner, Al Waab',
      },
    },
  },
  {
    sample: true,
    image: 'blinds-office-1',
    rating: 4.5,
    words: {
      en: {
        quote:
          'Our meeting rooms face west. With the new screens we see the slides and still see the sea.',
        name: 'Sample customer',
        title: 'Office manager, West Bay',
      },
    },
  },
  {
    sample: true,
    image: 'service-majlis',
    rating: 5,
    words: {
      en: {
        quote:
          'The majlis was finished before Eid, as promised, and the cushions kept their shape.',
        name: 'Sample customer',
        title: 'Family home, Al Khor',
      },
    },
  },
  {
    sample: true,
    image: 'service-sofas',
    rating: 4,
    words: {
      en: {
        quote:
          'The old sofa looks new, down to the piping. The fitters came an hour late, but they telephoned first.',
        name: 'Sample customer',
        title: 'Apartment owner, The Pearl',
      },
    },
  },
];

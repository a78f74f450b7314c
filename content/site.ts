import { sample } from './sample';

/**
 * The facts of the business, each of them once. What `sample()` wraps is invented: put the real
 * value there, without the wrapper. `npm run check:content` lists what is left.
 */
export const site = {
  /** {product} of the specification. */
  name: 'Mansoura Curtains & Furniture',
  /** The two halves of the logo's words. */
  logo: { name: 'Mansoura', trade: 'Curtains & Furniture' },
  /** The name on the services page (specification, section 1). */
  secondName: 'Mansoura Trading & Contracting',
  /** International form; `hero` answers the first screen and calls, `cards` the products. */
  phones: {
    hero: sample('+974 0000 0001', 'the WhatsApp and phone number of the showroom'),
    cards: sample('+974 0000 0002', 'the WhatsApp number that answers questions about products'),
  },
  email: sample('hello@example.com', 'the address that customers write to'),
  address: {
    district: 'Mansoura',
    city: 'Doha',
    country: 'Qatar',
    countryCode: 'QA',
    street: sample('Street 000, Building 0', 'street and building number of the showroom'),
    /** Degrees; the middle of the district until the owner gives the door. */
    geo: sample({ latitude: 25.2676, longitude: 51.5407 }, 'latitude and longitude of the door'),
  },
  links: {
    maps: sample(
      'https://maps.app.goo.gl/sample',
      'the short link that Google Maps gives for the showroom',
    ),
    instagram: sample('https://www.instagram.com/sample', 'the Instagram page'),
    facebook: sample('https://www.facebook.com/sample', 'the Facebook page'),
    linkedin: sample('https://www.linkedin.com/company/sample', 'the LinkedIn page'),
    codeHost: sample(
      'https://github.com/sample',
      'the code host of the site, shown on the template pages',
    ),
  },
  /** The footer says once that pictures are computer renders; false when the shop's photographs are in. */
  picturesAreRenders: true,
} as const;

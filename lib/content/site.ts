import file from '@/content/site.json' with { type: 'json' };
import { siteWords } from './site-words';
import type { Site } from './types';

// The check validates the files.
const all = { ...file, words: siteWords } as Site;
const { links, phones, ...facts } = all;
const { latitude, longitude } = facts.address.geo;

/** The facts of the business. Optional ones default to others. */
export const site = {
  ...facts,
  phones: { ...phones, products: phones.products ?? phones.showroom },
  links: {
    ...links,
    maps: links.maps ?? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
};

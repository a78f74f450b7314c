import file from '@/content/site.json' with { type: 'json' };
import { siteWords } from './site-words';
import type { Site } from './types';

// The check validates the files.
const all = { ...file, words: siteWords } as Site;
const { links, phones, ...facts } = all;
const { showroom, whatsapp = showroom, products = whatsapp } = phones;
const chat = (number: string | undefined) => (number === 'none' ? undefined : number);
const { latitude, longitude } = facts.address.geo;

/** The facts of the business. Optional ones default to others. */
export const site = {
  ...facts,
  /** To call; to chat with, in general and about products. */
  phones: { showroom, whatsapp: chat(whatsapp), products: chat(products) },
  links: {
    ...links,
    maps: links.maps ?? `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
};

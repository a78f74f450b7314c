import { site as entry } from './collections';

const { links, phones, ...facts } = entry;
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

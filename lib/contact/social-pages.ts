import { site } from '@/content/site';

const { instagram = '', facebook = '', linkedin = '' } = site.links;

/** The shop's pages on social networks. */
export const socialPages = (
  [
    { name: 'instagram', address: instagram },
    { name: 'facebook', address: facebook },
    { name: 'linkedin', address: linkedin },
  ] as const
).filter(({ address }) => address);

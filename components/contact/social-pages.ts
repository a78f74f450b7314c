import { site } from '@/lib/content/site';

export const socialPages = (['instagram', 'facebook', 'linkedin'] as const)
  .map((name) => ({ name, address: site.links[name] ?? '' }))
  .filter(({ address }) => address);

import type { Problem } from '../problem';

/** The facts of the business, as wide as they are checked. */
export interface SiteFacts {
  readonly name: string;
  readonly phones: Readonly<Record<string, string>>;
  readonly email: string;
  readonly address: {
    readonly countryCode: string;
    readonly geo: { readonly latitude: number; readonly longitude: number };
  };
  readonly links: Readonly<Record<string, string>>;
}

const phone = /^\+[1-9](?:[ -]?\d){6,14}$/;
const email = /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/;

function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' && hostname.includes('.') && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** What the types cannot see of the facts of the business. */
export function siteProblems({ name, phones, email: address, ...site }: SiteFacts): Problem[] {
  const problems: { field: string; message: string }[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });

  if (name.trim() === '') add('site.name', 'the name of the business is missing');
  for (const [id, number] of Object.entries(phones)) {
    if (phone.test(number)) continue;
    add(`site.phones.${id}`, `'${number}'; write it with + and country, such as +974 5555 1234`);
  }
  if (!email.test(address)) {
    add('site.email', `'${address}' is no e-mail address, such as hello@shop.example`);
  }
  for (const [id, link] of Object.entries(site.links)) {
    if (isWebAddress(link)) continue;
    add(`site.links.${id}`, `'${link}'; write the whole address, beginning with https://`);
  }
  const { countryCode, geo } = site.address;
  if (!/^[A-Z]{2}$/.test(countryCode)) {
    add('site.address.countryCode', `'${countryCode}'; two capital letters, such as QA`);
  }
  if (!(Math.abs(geo.latitude) <= 90 && Math.abs(geo.longitude) <= 180)) {
    add('site.address.geo', 'latitude lies within -90 to 90, longitude within -180 to 180');
  }
  return problems.map((problem) => ({ file: 'content/site.ts', ...problem }));
}

import type { ClientLogo, Testimonial } from '@/content/types';
import { locales, type Problem, repeated } from '../problem';

const testimonialFile = 'content/testimonials.ts';
const clientFile = 'content/clients.ts';

/** The specification's number of sample logos, and what fills the widest row once they are real. */
const sampleLogos = 15;
const leastLogos = 6;

/** What the types cannot see of what customers say. */
export function testimonialProblems(testimonials: readonly Testimonial[]): Problem[] {
  const wrongCount =
    testimonials.length === 4
      ? []
      : [{ field: 'testimonials', message: `${testimonials.length} reviews; four are wanted` }];
  const leftovers = testimonials.flatMap(({ sample, words }, index) =>
    locales
      .filter((locale) => !sample && /\bsample\b/i.test(words[locale].name))
      .map((locale) => ({
        field: `testimonials[${index}].words.${locale}.name`,
        message: `'${words[locale].name}' in a review that is no sample; give the customer's name`,
      })),
  );
  return [...wrongCount, ...leftovers].map((problem) => ({ file: testimonialFile, ...problem }));
}

/**
 * What the types cannot see of client logos.
 * @param files names of the files in `public/clients/`
 */
export function clientProblems(
  clients: readonly ClientLogo[],
  files: readonly string[],
): Problem[] {
  const problems: { field: string; message: string }[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  const samples = clients.filter(({ sample }) => sample);

  if (samples.length > 0 ? clients.length !== sampleLogos : clients.length < leastLogos) {
    const wanted = samples.length > 0 ? `${sampleLogos}` : `at least ${leastLogos}`;
    add('clients', `${clients.length} logos; ${wanted} are wanted`);
  }
  for (const [index, { src, alt, sample }] of clients.entries()) {
    const field = `clients[${index}]`;
    if (!files.includes(src)) add(`${field}.src`, `public/clients/${src} is not there`);
    if (alt.trim().length < 2) add(`${field}.alt`, 'the name of the company is missing');
    if (!sample && /\bsample\b/i.test(alt)) {
      add(`${field}.alt`, `'${alt}' for a company that is no sample; give its name`);
    }
  }
  for (const src of repeated(clients.map((client) => client.src))) {
    add('clients', `${src} is there twice`);
  }
  for (const file of files.filter((name) => !clients.some(({ src }) => src === name))) {
    add('clients', `no entry names public/clients/${file}`);
  }
  return problems.map((problem) => ({ file: clientFile, ...problem }));
}

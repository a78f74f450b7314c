/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { clients } from '@/content/clients';
import { testimonials } from '@/content/testimonials';
import type { ClientLogo } from '@/content/types';
import { ratingProblems } from './ratings';
import { clientProblems, testimonialProblems } from './reviews';

describe('client logos', () => {
  const files = readdirSync('public/clients');
  const say = (changed: readonly ClientLogo[], there: readonly string[] = files) =>
    clientProblems(changed, there).map(({ field, message }) => `${field}: ${message}`);
  const real = clients.map(({ src }, index) => ({ sample: false, src, alt: `Company ${index}` }));

  it('are right as they are', () => {
    expect(clientProblems(clients, files)).toEqual([]);
  });

  it('are 15 while they are samples, and at least a row once they are real', () => {
    expect(say(clients.slice(1))).toContain('clients: 14 logos; 15 are wanted');
    const six = real.slice(0, 6);
    const sixFiles = six.map(({ src }) => src);
    expect(say(six, sixFiles)).toEqual([]);
    expect(say(six.slice(1), sixFiles.slice(1))).toEqual([
      'clients: 5 logos; at least 6 are wanted',
    ]);
  });

  it('have a file, and every file an entry', () => {
    expect(say(clients, files.slice(1))[0]).toMatch(/public\/clients\/.+ is not there$/);
    expect(say(clients, [...files, 'lost.svg'])).toEqual([
      'clients: no entry names public/clients/lost.svg',
    ]);
  });

  it('are each of one company, called by its name', () => {
    const [first, second, ...rest] = real;
    if (!first || !second) throw new Error('no logos');
    const twice = [first, { ...second, src: first.src }, ...rest];
    expect(say(twice)[0]).toMatch(/is there twice/);
    expect(say([{ ...first, alt: '' }, second, ...rest])[0]).toMatch(/^clients\[0\]\.alt/);
    expect(say([{ ...first, alt: 'X (sample company)' }, second, ...rest])[0]).toMatch(/no sample/);
  });
});

describe('reviews', () => {
  it('are right as they are', () => {
    expect(testimonialProblems(testimonials)).toEqual([]);
  });

  it('are four', () => {
    expect(testimonialProblems(testimonials.slice(1))).toMatchObject([{ field: 'testimonials' }]);
  });

  it('name their customer once they are real', () => {
    const real = testimonials.map((each) => ({ ...each, sample: false }));
    expect(testimonialProblems(real)[1]).toMatchObject({
      file: 'content/testimonials.ts',
      field: 'testimonials[1].words.en.name',
    });
  });
});

it.each([-0.5, 4.2, 5.5, 6, Number.NaN])('refuses %d stars', (rating) => {
  const [problem] = ratingProblems([{ file: 'content/home.ts', field: 'cards[0].rating', rating }]);
  expect(problem?.message).toBe(`${rating}; use 0 to 5 in half steps, such as 4.5`);
});

it.each([0, 0.5, 4.5, 5])('takes %d stars', (rating) => {
  expect(ratingProblems([{ file: '', field: '', rating }])).toEqual([]);
});

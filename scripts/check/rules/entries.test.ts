/** @jest-environment node */
import { posts, services } from '@/content/collections';
import type { Post, Service } from '@/content/types';
import { postProblems } from './posts';
import { serviceProblems } from './services';

function first<T>(entries: readonly T[]): T {
  const [entry] = entries;
  if (entry === undefined) throw new Error('no entry');
  return entry;
}

describe('services', () => {
  const service = first(services);
  const say = (changes: Partial<Service>) =>
    serviceProblems([{ ...service, ...changes }]).map(({ field, message }) => [field, message]);

  it('are right as they are', () => {
    expect(serviceProblems(services)).toEqual([]);
  });

  it('show no picture twice in one gallery', () => {
    const [a, b, c, d, e] = service.galleryImage;
    expect(say({ galleryImage: [a, b, c, d, e, a] })[0]?.[0]).toBe('galleryImage');
  });

  it('have more to say than their card holds', () => {
    const words = { en: { ...service.words.en, description: 'x'.repeat(100) } };
    expect(say({ words })).toEqual([
      ['words.en.description', '100 characters; more than 100 are wanted'],
    ]);
  });
});

describe('posts', () => {
  const post = first(posts);
  const say = (changes: Partial<Post>) =>
    postProblems([{ ...post, ...changes }]).map(({ field }) => field);

  it('are right as they are', () => {
    expect(postProblems(posts)).toEqual([]);
  });

  it('have five paragraphs', () => {
    const words = { en: { ...post.words.en, content: ['one', 'two'] as const } };
    expect(say({ words })).toEqual(['words.en.content']);
  });

  it('have a day of the calendar', () => {
    expect(say({ date: { on: '2026-02-30' } })).toEqual(['date']);
    expect(say({ date: { on: '2026-02-28' } })).toEqual([]);
    expect(say({ date: { daysAgo: -1 } })).toEqual(['date']);
  });

  it('have a fixed date and a writer once they are real', () => {
    expect(say({ sample: false })).toEqual(['date', 'author']);
    expect(say({ sample: false, date: { on: '2026-11-21' }, author: 'Noor' })).toEqual([]);
  });
});

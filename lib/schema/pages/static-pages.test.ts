import { staticPages } from './static-pages';

jest.mock('node:fs', () => ({ readFileSync: () => '{ "words": {} }' }));

test('every page has a heading, but the home page, which has that of a slide', () => {
  const line = 'Washing curtains';
  const words = { menu: line, greeting: line, title: line, description: line.repeat(8) };
  for (const { path, schema } of staticPages()) {
    const { error } = schema.shape.words.safeParse(words);
    const missing = error?.issues.map((issue) => issue.path.join()) ?? [];
    expect([path, ...missing]).toEqual(path === '/' ? [path] : [path, 'heading']);
  }
});

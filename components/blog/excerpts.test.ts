import { posts } from '@/content/collections';
import { excerpt } from '@/lib/truncate';

test('posts are written so that the excerpt of each paragraph ends with a whole word', () => {
  const cutWords = posts
    .flatMap(({ words }) => words.en.content)
    .filter((paragraph) => {
      const shown = excerpt(paragraph).replace('…', '');
      return /\w/.test(paragraph.charAt(shown.length)) && /\w$/.test(shown);
    });
  expect(cutWords).toEqual([]);
});

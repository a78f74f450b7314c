/** @jest-environment node */
import { paths } from '@/content/routes';
import { pageContent } from './page-content';

describe('pageContent', () => {
  it.each(paths)('knows what %s shows', (path) => {
    expect(JSON.stringify(pageContent(path))?.length).toBeGreaterThan(200);
  });
});

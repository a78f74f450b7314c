import { execFileSync } from 'node:child_process';
import { checkFolder } from './settings';

test.each([
  [false, 'production '],
  [true, 'production https://www.shop.example'],
])('has its own mode, and the site’s address in a public build alone: %s', (isPublic, expected) => {
  const script = `import { loadSettings } from './scripts/tasks/settings.ts'; loadSettings('production', ${isPublic}); console.log(process.env.NODE_ENV, process.env.NEXT_PUBLIC_SITE_URL)`;
  const variables = {
    NODE_ENV: 'development',
    NEXT_PUBLIC_SITE_URL: 'https://www.shop.example',
  } as const;
  const read = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  expect(read).toBe(`${expected}\n`);
});

test('a folder that the build’s tools cannot read is named', () => {
  expect(() => checkFolder('/home/shop #2/site')).toThrow('/home/shop #2/site');
  expect(() => checkFolder('/home/It’s 100 % [mine]')).not.toThrow();
});

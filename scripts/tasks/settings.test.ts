import { execFileSync, execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../serve/testing';
import { checkFolder } from './settings';

test('a checkout on Windows has the line ends that are committed', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder.path, '-c', 'core.autocrlf=true', ...args]);
  git('init', '--quiet');
  folder.write('.gitattributes', readFileSync('.gitattributes'));
  folder.write('file.ts', 'one\ntwo\n');
  git('add', '.');
  folder.write('file.ts', '');
  git('checkout-index', '--all', '--force');
  expect(readFileSync(`${folder.path}/file.ts`, 'utf8')).toBe('one\ntwo\n');
  folder.remove();
});

test.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }] as const)(
  'npm installs what the build needs under %j',
  (variables) => {
    const env = { ...process.env, ...variables };
    expect(execSync('npm config get include', { env, encoding: 'utf8' })).toBe('dev\n');
  },
);

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

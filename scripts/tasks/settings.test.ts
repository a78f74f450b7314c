import { execFileSync, execSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../serve/testing';
import { checkFolder } from './settings';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('a checkout on Windows has the line ends and the bytes that are committed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder.path, '-c', 'core.autocrlf=true', ...args]);
  const files = [
    '.gitattributes',
    '.browserslistrc',
    'scripts/tasks/settings.ts',
    'public/apple-icon.png',
  ];
  git('init', '--quiet');
  for (const file of files) folder.write(file, readFileSync(file));
  git('add', '.');
  for (const file of files) rmSync(join(folder.path, file));
  git('checkout-index', '--all');
  for (const file of files)
    expect(readFileSync(join(folder.path, file))).toEqual(readFileSync(file));
});

test.each([{ NODE_ENV: 'production' }, { npm_config_omit: 'dev' }] as const)(
  'npm installs what the build needs under %j',
  (variables) => {
    copyFileSync('.npmrc', join(folder.path, '.npmrc'));
    const dependencies = { devDependencies: { tool: 'file:tool' } };
    folder.write(
      'package.json',
      JSON.stringify({ name: 'shop', version: '1.0.0', ...dependencies }),
    );
    folder.write('tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0' }));
    execSync('npm install --offline --no-audit --no-fund', {
      cwd: folder.path,
      env: { ...process.env, ...variables },
      stdio: 'ignore',
    });
    expect(readFileSync(join(folder.path, 'node_modules/tool/package.json'), 'utf8')).toContain(
      'tool',
    );
    rmSync(join(folder.path, 'node_modules'), { recursive: true });
  },
);

test.each([
  [false, 'production '],
  [true, 'production https://www.shop.example'],
])('has its own mode, and the site’s address in a public build alone: %s', (isPublic, expected) => {
  const script = `import { loadSettings } from './scripts/tasks/settings.ts'; loadSettings('production', ${isPublic}); console.log(process.env.NODE_ENV, process.env.NEXT_PUBLIC_SITE_URL)`;
  const read = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NEXT_PUBLIC_SITE_URL: 'https://www.shop.example',
    },
    encoding: 'utf8',
  });
  expect(read).toBe(`${expected}\n`);
});

test('a folder that the build’s tools cannot read is named', () => {
  expect(() => checkFolder('/home/shop #2/site')).toThrow('/home/shop #2/site');
  expect(() => checkFolder('/home/It’s 100 % [mine]')).not.toThrow();
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { allPages } from '@/lib/pages';
import { temporaryFolder } from '../serve/testing';
import { commitDays, isMadeOf } from './last-modified';

describe('commitDays', () => {
  const home = process.cwd();
  const folder = temporaryFolder();
  const git = (args: readonly string[], day = '2026-01-01') =>
    execFileSync('git', args, {
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00+03:00` },
    });
  const commit = (day: string, ...files: string[]) => {
    for (const file of files) writeFileSync(file, day);
    git(['add', '.']);
    git(['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', day], day);
  };

  beforeEach(() => {
    // The site may be a folder of a repository.
    mkdirSync(`${folder.path}/site/content`, { recursive: true });
    process.chdir(`${folder.path}/site`);
  });
  afterEach(() => process.chdir(home));
  afterAll(() => folder.remove());

  it('is empty without a repository', () => {
    expect([...commitDays('content')]).toEqual([]);
  });

  it('has the day of the last commit of each file, unless it has been changed since', () => {
    git(['init', '..']);
    commit('2026-01-01', 'content/a.json', 'content/b.json', 'content/c.json');
    commit('2026-02-02', 'content/b.json', 'content/c.json', 'other.json');
    writeFileSync('content/c.json', 'changed');
    expect(Object.fromEntries(commitDays('content'))).toEqual({
      'content/a.json': '2026-01-01',
      'content/b.json': '2026-02-02',
    });
  });

  it('is empty in a shallow clone', () => {
    git(['clone', '--depth=1', `file://${folder.path}`, 'shallow']);
    process.chdir('shallow/site');
    expect([...commitDays('content')]).toEqual([]);
  });
});

describe('isMadeOf', () => {
  it('finds the entry of each page', () => {
    const folders = ['categories/curtains', 'categories/blinds', 'services', 'blog', 'projects'];
    for (const { path, locale } of allPages('en')) {
      const id = path.split('/').at(-1) || 'home';
      const own = ['pages', ...folders].map((folder) => `content/${folder}/${id}.json`);
      const made = own.filter((file) => isMadeOf({ path, locale }, file));
      expect(made.filter(existsSync)).toHaveLength(1);
    }
  });

  it.each([
    ['en', '/curtains/wave', 'categories/curtains/wave.json', true],
    ['ar', '/curtains/wave', 'categories/curtains/wave.json', true],
    ['ar', '/curtains/wave', 'categories/curtains/wave.ar.json', true],
    ['en', '/curtains/wave', 'categories/curtains/wave.ar.json', false],
    ['en', '/curtains/wave', 'categories/blinds/wave.json', false],
    ['en', '/curtains', 'categories/curtains/wave.json', true],
    ['en', '/curtains', 'categories/blinds/roller.json', false],
    ['en', '/', 'pages/home.json', true],
    ['ar', '/measure', 'planner.ar.json', true],
    ['en', '/prices', 'prices.json', true],
  ] as const)('dates %s %s by %s: %s', (locale, path, file, isOwn) => {
    expect(isMadeOf({ path, locale }, `content/${file}`)).toBe(isOwn);
  });
});

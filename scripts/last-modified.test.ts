import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allPages } from '@/lib/pages';
import { commitDays, isMadeOf } from './last-modified';

describe('commitDays', () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'last-modified-'));
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
    mkdirSync(join(folder, 'site/content'), { recursive: true });
    process.chdir(join(folder, 'site'));
  });
  afterEach(() => process.chdir(home));
  afterAll(() => rmSync(folder, { recursive: true }));

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
    git(['clone', '--depth=1', `file://${folder}`, 'shallow']);
    process.chdir('shallow/site');
    expect([...commitDays('content')]).toEqual([]);
  });
});

describe('isMadeOf', () => {
  const wave = { path: '/curtains/wave', locale: 'en' } as const;

  it('contains existing files', () => {
    const own = ({ path }: { path: string }) => {
      const [, list = '', id] = path.split('/');
      const page = { path, locale: 'en' } as Parameters<typeof isMadeOf>[0];
      if (!id) return [`content/pages/${list || 'home'}.json`];
      return ['categories/curtains', 'categories/blinds', 'services', 'blog', 'projects']
        .map((folder) => `content/${folder}/${id}.json`)
        .filter((file) => isMadeOf(page, file));
    };
    for (const page of allPages('en')) expect(own(page).filter(existsSync)).toHaveLength(1);
  });

  it('dates a translation by its language only, facts for all', () => {
    const of = (locale: 'en' | 'ar', file: string) => isMadeOf({ ...wave, locale }, file);
    expect(of('en', 'content/categories/curtains/wave.json')).toBe(true);
    expect(of('ar', 'content/categories/curtains/wave.json')).toBe(true);
    expect(of('ar', 'content/categories/curtains/wave.ar.json')).toBe(true);
    expect(of('en', 'content/categories/curtains/wave.ar.json')).toBe(false);
    expect(of('en', 'content/categories/blinds/wave.json')).toBe(false);
  });

  it('counts entries for the page that lists them', () => {
    const list = { path: '/curtains', locale: 'en' } as const;
    expect(isMadeOf(list, 'content/categories/curtains/wave.json')).toBe(true);
    expect(isMadeOf(list, 'content/categories/blinds/roller.json')).toBe(false);
    expect(isMadeOf({ ...list, path: '/' }, 'content/pages/home.json')).toBe(true);
  });
});

/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growth, type Run } from './growth';
import { measure, memoryOf } from './measure';
import { writeSyntheticPages } from './synthetic-pages';

describe('writeSyntheticPages', () => {
  const project = mkdtempSync(join(tmpdir(), 'synthetic-'));
  const folder = join(project, 'content/categories/curtains');
  afterAll(() => rmSync(project, { recursive: true }));

  it('writes files that differ where pages must, by turns like the real ones', () => {
    mkdirSync(folder, { recursive: true });
    for (const name of ['wave', 'hotel']) {
      const file = `content/categories/curtains/${name}.ts`;
      writeFileSync(join(project, file), readFileSync(file));
    }
    writeSyntheticPages(project, 3);
    const files = readdirSync(folder).filter((name) => name.startsWith('synthetic-'));
    expect(files.sort()).toEqual(['synthetic-1.ts', 'synthetic-2.ts', 'synthetic-3.ts']);

    const [one, two, three] = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(one).toContain("heading: 'Synthetic 1 Curtains'");
    expect(two).toContain('order: 1002');
    expect(one?.match(/Synthetic 1/g)).toHaveLength(3);
    expect(one?.match(/banner: '(.*)'/)?.[1]).toBe(three?.match(/banner: '(.*)'/)?.[1]);
    expect(one?.match(/banner: '(.*)'/)?.[1]).not.toBe(two?.match(/banner: '(.*)'/)?.[1]);
    const [, description = ''] = one?.match(/description: '(.*)'/) ?? [];
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

describe('measure', () => {
  it('adds what all processes below one hold', () => {
    const processes = [
      { pid: 1, parent: 0, kilobytes: 1000 },
      { pid: 2, parent: 1, kilobytes: 20 },
      { pid: 3, parent: 2, kilobytes: 300 },
      { pid: 4, parent: 1, kilobytes: 5 },
    ];
    expect(memoryOf(2, processes)).toBe(320);
    expect(memoryOf(1, processes)).toBe(1325);
  });

  it('tells the last words of a program that fails', async () => {
    const program = ['-e', "console.error('no such page'); process.exit(1)"];
    await expect(measure(program, '.')).rejects.toThrow('no such page');
  });

  it('measures time', async () => {
    const { seconds } = await measure(['-e', 'setTimeout(() => {}, 300)'], '.');
    expect(seconds).toBeGreaterThan(0.3);
  });
});

describe('growth', () => {
  const run = (pages: number, seconds: number): Run => ({
    pages,
    seconds,
    peak: pages,
    html: pages,
  });

  it('is 1 when each page costs the same', () => {
    const [time] = growth([run(25, 35), run(100, 50), run(400, 110)]);
    expect(time).toBe('time of a further page: 0.200 s, then 0.200 s; ratio 1.00');
  });

  it('is more than 1 when later pages cost more', () => {
    const [time] = growth([run(25, 35), run(100, 50), run(400, 170)]);
    expect(time).toContain('ratio 2.00');
  });

  it('says nothing of fewer than three builds', () => {
    expect(growth([run(25, 35), run(100, 50)])).toEqual([]);
  });
});

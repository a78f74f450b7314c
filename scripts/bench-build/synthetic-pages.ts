import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The synthetic pages stand behind the real ones. */
const firstOrder = 1000;

/** A category file under another name, with words of its own where pages must differ. */
function syntheticCategory(source: string, number: number): string {
  const name = `Synthetic ${number}`;
  const description = `${name} is a page for measuring how long a build takes with many of them. It is no part of the site, and nobody can order what it shows.`;
  return source
    .replace(/\border: \d+/, `order: ${firstOrder + number}`)
    .replace(/\bname: '[^']*'/, `name: '${name}'`)
    .replace(/\bheading: '[^']*'/, `heading: '${name} Curtains'`)
    .replace(/\bdescription:\s+'[^']*'/, `description: '${description}'`);
}

/**
 * Adds category pages to a copy of the project, by turns like each of its curtain pages.
 * @param project folder of the copy
 */
export function writeSyntheticPages(project: string, count: number): void {
  const folder = join(project, 'content/categories/curtains');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let number = 1; number <= count; number += 1) {
    const source = sources[number % sources.length] ?? '';
    writeFileSync(join(folder, `synthetic-${number}.ts`), syntheticCategory(source, number));
  }
}

import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { knownLocales } from '@/config/locales';
import { putAt } from '@/content/schema/issue';
import { mapTexts } from '@/lib/text/map-texts';
import { filesIn } from '../check/entries';

const swapped: Readonly<Record<string, string>> = { e: 'o', o: 'e', ب: 'ن', ن: 'ب' };

const endings = ['.json', '.ar.json'];

export class Entries {
  /** @param root folder of the copy */
  constructor(private readonly root: string) {}

  private read(file: string): Record<string, unknown> {
    return JSON.parse(readFileSync(join(this.root, `${file}.json`), 'utf8'));
  }

  private write(file: string, entry: unknown): void {
    writeFileSync(join(this.root, `${file}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }

  idsIn(folder: string): readonly string[] {
    const names = filesIn(join(this.root, folder)).filter((file) => !file.includes('.ar.'));
    const ids = names.map((file) => file.replace('.json', ''));
    const orderOf = (id: string) => Number(this.read(`${folder}/${id}`).order);
    return ids.sort((a, b) => orderOf(a) - orderOf(b));
  }

  put(file: string, path: string, value: unknown): void {
    const entry = this.read(file);
    putAt(entry, path.split('.'), value ?? undefined);
    this.write(file, entry);
  }

  cut(file: string, most: number, list: string): void {
    this.put(file, list, Object(this.read(file)[list]).slice(0, most));
  }

  limit(folder: string, most: number): void {
    for (const id of this.idsIn(folder).slice(most))
      for (const ending of endings) rmSync(join(this.root, folder, id + ending));
  }

  rename(folder: string, id: string, name: string): void {
    const own = join(this.root, folder);
    for (const ending of endings) renameSync(join(own, id + ending), join(own, name + ending));
  }

  /** Spells every word otherwise, at the same length; placeholders stay. */
  respell(): void {
    const respell = (text: string) =>
      text.replace(/\{[^}]+\}|[eoبن]/g, (part) => swapped[part] ?? part);
    for (const path of readdirSync(this.root, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.json')) continue;
      const file = path.replace(/\.json$/, '');
      const isWord = (path: readonly unknown[]) =>
        path[0] === 'words' || knownLocales.some((locale) => locale === path.at(-1));
      const change = (text: string, path: readonly unknown[]) =>
        isWord(path) ? respell(text) : text;
      this.write(file, mapTexts(this.read(file), change));
    }
  }
}

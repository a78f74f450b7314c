import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { knownLocales } from '@/config/locales';
import { putAt } from '@/content/schema/issue';
import { mapTexts } from '@/lib/text/map-texts';
import { filesIn } from '../check/entries';

const swapped: Readonly<Record<string, string>> = { e: 'o', o: 'e', ب: 'ن', ن: 'ب' };

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
    const found = this.read(file)[list];
    this.put(file, list, Array.isArray(found) ? found.slice(0, most) : found);
  }

  private files(folder: string, id: string): readonly string[] {
    return ['json', 'ar.json'].map((ending) => join(this.root, folder, `${id}.${ending}`));
  }

  limit(folder: string, most: number): void {
    for (const id of this.idsIn(folder).slice(most))
      for (const file of this.files(folder, id)) rmSync(file);
  }

  rename(folder: string, id: string, name: string): void {
    const renamed = this.files(folder, name);
    for (const [index, file] of this.files(folder, id).entries())
      renameSync(file, renamed[index] ?? '');
  }

  /** Spells every word otherwise, at the same length; placeholders stay. */
  respell(): void {
    const respell = (text: string) =>
      text.replace(/\{[^}]+\}|[eoبن]/g, (part) => swapped[part] ?? part);
    for (const path of readdirSync(this.root, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.json')) continue;
      const file = path.replace(/\.json$/, '');
      const { words, ...facts } = this.read(file);
      const isWord = (key?: string | number) => knownLocales.some((locale) => locale === key);
      this.write(file, {
        ...mapTexts(facts, (text, path) => (isWord(path.at(-1)) ? respell(text) : text)),
        words: mapTexts(words, respell),
      });
    }
  }
}

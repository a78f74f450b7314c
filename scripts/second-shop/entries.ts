import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { putAt, valueAt } from '@/content/schema/issue';
import { filesIn } from '../check/entries';

/** Letters that respelled words have instead. */
const swapped: Readonly<Record<string, string>> = { e: 'o', o: 'e', ب: 'ن', ن: 'ب' };

/** Edits the entries of a copy of the content. */
export class Entries {
  /** @param root folder of the copy */
  constructor(private readonly root: string) {}

  private read(
    file: string,
    changed?: (key: string, value: unknown) => unknown,
  ): Record<string, unknown> {
    return JSON.parse(readFileSync(join(this.root, `${file}.json`), 'utf8'), changed);
  }

  private write(file: string, entry: unknown): void {
    writeFileSync(join(this.root, `${file}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }

  /** Ids of a folder's entries, in order. */
  idsIn(folder: string): readonly string[] {
    const names = filesIn(join(this.root, folder)).filter((file) => !file.includes('.ar.'));
    const ids = names.map((file) => file.replace('.json', ''));
    const orderOf = (id: string) => Number(this.read(`${folder}/${id}`).order);
    return ids.sort((a, b) => orderOf(a) - orderOf(b));
  }

  /** Sets the value at a path; undefined and null remove it. */
  put(file: string, path: string, value: unknown): void {
    const entry = this.read(file);
    putAt(entry, path.split('.'), value ?? undefined);
    this.write(file, entry);
  }

  /** Truncates a list, and the parallel lists of words. */
  cut(file: string, most: number, path: string, ...words: readonly string[]): void {
    const listAt = (at: string, list: string) => {
      const found = valueAt(this.read(at), list.split('.'));
      this.put(at, list, Array.isArray(found) ? found.slice(0, most) : found);
    };
    listAt(file, path);
    for (const list of words) for (const at of [file, `${file}.ar`]) listAt(at, `words.${list}`);
  }

  /**
   * Deletes all but the first entries of a folder.
   * @returns the ids of the deleted ones
   */
  limit(folder: string, most: number): readonly string[] {
    const gone = this.idsIn(folder).slice(most);
    for (const id of gone) {
      for (const ending of ['json', 'ar.json']) rmSync(join(this.root, folder, `${id}.${ending}`));
    }
    return gone;
  }

  /** Gives an entry another name. */
  rename(folder: string, id: string, name: string): void {
    for (const ending of ['json', 'ar.json']) {
      renameSync(
        join(this.root, folder, `${id}.${ending}`),
        join(this.root, folder, `${name}.${ending}`),
      );
    }
  }

  /** Maps every value of every entry; lists lose duplicates. */
  everywhere(change: (value: unknown) => unknown, folders: readonly string[]): void {
    const changed = (_key: string, value: unknown) =>
      Array.isArray(value) ? [...new Set(value)] : change(value);
    for (const folder of folders) {
      for (const name of filesIn(join(this.root, folder)).filter((file) => /\.json$/.test(file))) {
        const file = join(folder, name.replace(/\.json$/, ''));
        this.write(file, this.read(file, changed));
      }
    }
  }

  /** Spells every word otherwise, at the same length; placeholders stay. */
  respell(): void {
    const respelled = (_key: string, value: unknown) =>
      typeof value === 'string'
        ? value.replace(/\{[^}]+\}|[eoبن]/g, (part) => swapped[part] ?? part)
        : value;
    for (const path of readdirSync(this.root, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.json')) continue;
      const file = path.replace(/\.json$/, '');
      const { words, ...facts } = this.read(file);
      if (words)
        this.write(file, { ...facts, words: JSON.parse(JSON.stringify(words), respelled) });
    }
  }
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { putAt, valueAt } from '../check/content-issue';
import { filesIn } from '../check/entries';

/** The entries of a copy of the content, to be made another shop's. */
export class Entries {
  /** @param root folder of the copy */
  constructor(private readonly root: string) {}

  private read(file: string): Record<string, unknown> {
    return JSON.parse(readFileSync(join(this.root, `${file}.json`), 'utf8'));
  }

  private write(file: string, entry: unknown): void {
    writeFileSync(join(this.root, `${file}.json`), `${JSON.stringify(entry, null, 2)}\n`);
  }

  /** Names of a folder's entries, in their order. */
  idsIn(folder: string): readonly string[] {
    const names = filesIn(join(this.root, folder)).filter((file) => !file.includes('.ar.'));
    const ids = names.map((file) => file.replace('.json', ''));
    const orderOf = (id: string) => Number(this.read(`${folder}/${id}`).order);
    return ids.sort((a, b) => orderOf(a) - orderOf(b));
  }

  /** Puts a value in the place of another, named by its path; undefined takes it out. */
  put(file: string, path: string, value: unknown): void {
    const entry = this.read(file);
    putAt(entry, path.split('.'), value);
    this.write(file, entry);
  }

  /** Cuts a list to its first ones, and the lists of words that go with it. */
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
   * @returns the names of those that are gone
   */
  limit(folder: string, most: number): readonly string[] {
    const gone = this.idsIn(folder).slice(most);
    for (const id of gone) {
      for (const ending of ['json', 'ar.json']) rmSync(join(this.root, folder, `${id}.${ending}`));
    }
    return gone;
  }

  /** Changes every value of every entry; lists of names lose what comes twice. */
  everywhere(change: (value: unknown) => unknown, folders: readonly string[]): void {
    const within = (value: unknown): unknown => {
      if (Array.isArray(value)) return [...new Set(value.map(within))];
      if (typeof value !== 'object' || value === null) return change(value);
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, within(each)]));
    };
    for (const folder of folders) {
      for (const name of filesIn(join(this.root, folder)).filter((file) =>
        file.endsWith('.json'),
      )) {
        const file = join(folder, name.replace(/\.json$/, ''));
        this.write(file, within(this.read(file)));
      }
    }
  }
}

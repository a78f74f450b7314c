import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { mapPerCore } from '@/scripts/tasks/tasks';

export interface Product {
  /** Contains a hash of all that determines the file, so that it may be cached for ever. */
  readonly name: string;
  /** The source to name if it cannot be made. */
  readonly place: () => string;
  readonly make: (path: string) => Promise<unknown>;
}

export interface Published<Files> {
  readonly name: string;
  readonly files: Files;
  readonly products: readonly Product[];
}

/** Makes a folder contain exactly these files. @throws (rejects) an AggregateError with the place of each failure */
export async function fillFolder(folder: string, products: readonly Product[]): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const names = new Set(products.map(({ name }) => name));
  const there = new Set(readdirSync(folder));
  for (const name of there) if (!names.has(name)) rmSync(`${folder}/${name}`, { recursive: true });
  const missing = products.filter(({ name }) => !there.has(name));
  const add = async ({ name, place, make }: Product) => {
    // Under its name only when it is whole, as a run may be interrupted.
    const part = `${folder}/${name}.part`;
    await make(part).catch(({ message }: Error) => {
      throw new Error(`${place()}: ${message}`);
    });
    await rename(part, `${folder}/${name}`);
  };
  if (missing.length > 0) console.log(`media: making ${missing.length} files`);
  await mapPerCore(missing, add);
  return `${missing.length} files made, ${products.length - missing.length} kept`;
}

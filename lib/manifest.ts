import { readFileSync } from 'node:fs';

const advice = 'run npm run prepare-site';

/**
 * Reads a list that a preparation has written to `.cache/`: once, but each time while the site is edited.
 * For the server only.
 * @returns a function that gives the list, and throws if it cannot be read
 */
export function manifestReader<T>(path: string): () => T {
  let manifest: T | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') manifest = undefined;
    try {
      // Its writer is typed by the same interface.
      manifest ??= JSON.parse(readFileSync(path, 'utf8')) as T;
      return manifest;
    } catch {
      throw new Error(`${path} cannot be read: ${advice}`);
    }
  };
}

/**
 * What a list has under a name.
 * @throws if it has nothing
 */
export function fromManifest<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value;
  throw new Error(`there is nothing prepared for '${name}': ${advice}`);
}

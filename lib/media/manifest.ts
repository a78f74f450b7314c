import { readFileSync } from 'node:fs';

const advice = 'run npm run prepare-site';

/**
 * Reads a manifest that the build has written to `.cache/`, once, or each time in development. For the server only.
 * @returns a function that returns the manifest, and throws if it cannot be read
 */
export function manifestReader<T>(path: string): () => T {
  let manifest: T | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') manifest = undefined;
    try {
      // Written with the same type.
      manifest ??= JSON.parse(readFileSync(path, 'utf8')) as T;
      return manifest;
    } catch {
      throw new Error(`${path} cannot be read: ${advice}`);
    }
  };
}

/**
 * A manifest's value for a name.
 * @throws if there is none
 */
export function fromManifest<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value;
  throw new Error(`there is nothing prepared for '${name}': ${advice}`);
}

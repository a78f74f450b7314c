import { fromManifest, manifestReader } from './manifest';

/** Size of link previews, as social networks recommend. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Path of each page's preview, without the base path, by the page's path; written by scripts/prepare/previews.ts. */
export type PreviewManifest = Readonly<Record<string, string | undefined>>;

export const previewManifestPath = '.cache/previews/manifest.json';

const manifest = manifestReader<PreviewManifest>(previewManifestPath);

/**
 * Path of a page's link preview, without the base path. Reads the disk: for the server only.
 * @throws if it has not been drawn
 */
export function previewFile(path: string): string {
  return fromManifest(manifest()[path], path);
}

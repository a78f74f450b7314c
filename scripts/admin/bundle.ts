import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** The admin's own files. */
export const adminFolder = 'admin';

/** Fonts and decoders of Sveltia CMS, which it asks for beside its scripts. */
const assets = 'node_modules/@sveltia/cms/npm/assets';

/**
 * Writes the admin's page and its scripts. Sveltia CMS comes for bundlers: its texts in other languages are JSON that it
 * imports, and a browser that is not given them as modules asks for them without end.
 * @param bar what tells the owner of the last save: what runs on this computer, or the Git host
 */
export async function bundleAdmin(target: string, bar?: 'notices' | 'status'): Promise<void> {
  await build({
    entryPoints: ['admin', ...(bar ? [bar] : [])].map((name) => `${adminFolder}/${name}.js`),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: target,
    // As deep as in the package: scripts find their assets from where they stand.
    chunkNames: 'chunks/[name]-[hash]',
    // Colours of program code, which no entry holds.
    external: ['@shikijs/*'],
    logLevel: 'error',
  });
  const withoutMaps = (path: string) => !path.endsWith('.map');
  cpSync(assets, `${target}/assets`, { recursive: true, filter: withoutMaps });
  const script = bar ? `<script type="module" src="${bar}.js"></script>\n  ` : '';
  const page = readFileSync(`${adminFolder}/index.html`, 'utf8');
  writeFileSync(`${target}/index.html`, page.replace('</body>', `${script}</body>`));
}

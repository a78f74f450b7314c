import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { environment } from '@/lib/environment';

export const adminPath = '/admin';
export const adminFolder = 'admin';

/** Fonts and decoders that Sveltia CMS loads relative to its scripts. */
const assets = 'node_modules/@sveltia/cms/npm/assets';

/** Sveltia CMS has to be bundled: browsers would request its translations, which are JSON modules, endlessly. */
export async function bundleAdmin(target: string, hasNotices = false): Promise<void> {
  await build({
    entryPoints: ['admin', ...(hasNotices ? ['notices'] : [])].map(
      (name) => `${adminFolder}/${name}.js`,
    ),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: target,
    // As deep as in the package: scripts load assets by relative paths.
    chunkNames: 'chunks/[name]-[hash]',
    // Syntax highlighting, which no entry needs.
    external: ['@shikijs/*'],
    logLevel: 'error',
  });
  const withoutMaps = (path: string) => !path.endsWith('.map');
  cpSync(assets, `${target}/assets`, { recursive: true, filter: withoutMaps });
  const script = hasNotices ? '<script type="module" src="notices.js"></script>\n  ' : '';
  const page = readFileSync(`${adminFolder}/index.html`, 'utf8');
  writeFileSync(`${target}/index.html`, page.replace('</body>', `${script}</body>`));
}

/** APIs of the Git hosts, the only origins that the page may connect to. */
const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' } as const;

const ownConnections = "connect-src 'self'";

export async function publishAdmin(
  root: string,
  { host, name }: NonNullable<typeof environment.admin>,
): Promise<string> {
  const folder = join(root, adminPath);
  await bundleAdmin(folder);

  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes(ownConnections)) throw new Error(`${page} has no ‘${ownConnections}’`);
  writeFileSync(page, html.replace(ownConnections, `${ownConnections} ${apis[host]}`));

  const config: object = JSON.parse(readFileSync(`${adminFolder}/config.json`, 'utf8'));
  const backend = { name: host, repo: name, auth_methods: ['token'] };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, backend }));
  return `${adminPath}/ edits ${name} at ${apis[host]}`;
}

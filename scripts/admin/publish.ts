import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeskRepository } from '@/lib/environment';
import { bundleDesk, deskFolder } from './bundle';
import { deskPath } from './serve';

/** Where the Git hosts answer; the page may ask them and nobody else. */
const apis = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' } as const;

const ownConnections = "connect-src 'self'";

/**
 * Puts the desk into an exported site, for the files at a Git host.
 * @throws (rejects) an Error when the desk's page has no policy to which the host can be added
 */
export async function publishDesk(root: string, { host, name }: DeskRepository): Promise<string> {
  const folder = join(root, deskPath);
  await bundleDesk(folder, 'status');

  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes(ownConnections)) throw new Error(`${page} has no ‘${ownConnections}’`);
  writeFileSync(page, html.replace(ownConnections, `${ownConnections} ${apis[host]}`));

  const config: object = JSON.parse(readFileSync(`${deskFolder}/config.json`, 'utf8'));
  const backend = { name: host, repo: name, auth_methods: ['token'] };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ ...config, backend }));
  return `${deskPath}/ edits ${name} at ${apis[host]}`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { environment } from '@/lib/environment';
import { adminFolder, bundleAdmin } from './bundle';
import { adminPath } from './serve';

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

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Running, run, versionOf } from './running';

const configurations = resolve('docs/hosting');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A host whose configuration in docs/hosting/ can be run here. */
export interface Host {
  readonly name: string;
  /** The program it needs; also the name of its Debian package. */
  readonly command: string;
  /** Whether it serves precompressed Brotli files. */
  readonly brotli: boolean;
  /** Whether its redirect to the trailing slash keeps the query. */
  readonly keepsQuery: boolean;
  start(site: string): Promise<Running>;
}

/** Caddy does since 2.8. */
function caddyKeepsQuery(): boolean {
  const [, minor = 0] = /v?2\.(\d+)/.exec(versionOf('caddy', ['version'])) ?? [];
  return Number(minor) >= 8;
}

const hasBrotli = existsSync(brotliModule);

/** Started by root, nginx drops privileges for its workers, which then could not read a test's folder. */
const user = process.getuid?.() === 0 ? 'user root;' : '';

/** What Debian's own nginx.conf says around a server block, with all files in one folder. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${user}
    daemon off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/server.conf;
    }`;
}

/** Replaces texts, each of which must be present. */
function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The configuration has no '${from}'`);
    return before.replaceAll(from, to);
  }, text);
}

const read = (name: string) => readFile(join(configurations, name), 'utf8');

function runNginx(prepare: (folder: string, port: number) => Promise<string>): Promise<Running> {
  return run(async (folder, port) => {
    const main = join(folder, 'nginx.conf');
    await writeFile(main, await prepare(folder, port));
    return { command: 'nginx', args: ['-e', 'stderr', '-p', folder, '-c', main] };
  });
}

export const hosts: readonly Host[] = [
  {
    name: 'nginx',
    command: 'nginx',
    brotli: false,
    keepsQuery: true,
    start: (site) =>
      runNginx(async (folder, port) => {
        const server = replaced(await read('nginx/server.conf'), [
          ['listen 80;', `listen 127.0.0.1:${port};`],
          ['listen [::]:80;', ''],
          ['/var/www/mansoura', site],
          ['snippets/mansoura.conf', join(configurations, 'nginx/site.conf')],
        ]);
        await writeFile(join(folder, 'server.conf'), server);
        return around(folder);
      }),
  },
  {
    name: 'the nginx of the container',
    command: 'nginx',
    brotli: hasBrotli,
    keepsQuery: true,
    start: (site) =>
      runNginx(async (folder, port) => {
        const main = replaced(await read('nginx/container.conf'), [
          ['/tmp/', `${folder}/`],
          ['listen 8080;', `listen 127.0.0.1:${port};`],
          ['/srv', site],
          ['/etc/nginx/site.conf', join(configurations, 'nginx/site.conf')],
        ]);
        return `${user}\n${hasBrotli ? main : main.replace(/^.*brotli.*$/gm, '')}`;
      }),
  },
  {
    name: 'Caddy',
    command: 'caddy',
    brotli: true,
    keepsQuery: caddyKeepsQuery(),
    start: (site) =>
      run(async (folder, port) => ({
        command: 'caddy',
        args: ['run', '--config', join(configurations, 'Caddyfile'), '--adapter', 'caddyfile'],
        environment: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: site,
          // Its admin endpoint, certificates and saved configuration.
          CADDY_ADMIN: `unix/${join(folder, 'admin')}`,
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
        },
      })),
  },
];

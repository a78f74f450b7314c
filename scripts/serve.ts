/** `npm run serve`. Environment: PORT (3000; 0 for a free one), NEXT_PUBLIC_BASE_PATH (the one the site was built with). */
import { existsSync } from 'node:fs';
import { portSetting } from './serve/port';
import { startServer } from './serve/server';
import { loadSettings } from './tasks/settings';

const mailbox = '.mailbox';

try {
  if (!existsSync('out/index.html'))
    throw new Error('There is no site in out/. Build it first: npm run build');
  loadSettings('production');
  const { NEXT_PUBLIC_BASE_PATH: basePath = '' } = process.env;
  const { url } = await startServer({ root: 'out', port: portSetting(), mailbox, basePath });
  console.log(`Site:    ${url}${basePath}/`);
  console.log(`Mailbox: ${url}/_mailbox (messages are kept in ${mailbox}/)`);
  console.log('End with Ctrl-C.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

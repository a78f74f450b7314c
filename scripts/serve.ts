/**
 * The command `npm run serve`, also the end of `npm start`: serves the built site in out/, and the
 * mailbox of its form. Environment: PORT (3000; 0 takes a free one), HOST (this computer only),
 * NEXT_PUBLIC_BASE_PATH (the one the site was built with).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { wantedPort } from './serve/port';
import { startServer } from './serve/server';

const root = 'out';
const mailbox = '.mailbox';

/** What to do about a system error that keeps the server from listening. */
function adviceFor(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const other = `use another port: PORT=${port === 3001 ? 3002 : 3001} npm start`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. End the program that has it, or ${other}`;
  if (code === 'EACCES') return `This account may not use port ${port}; ${other}`;
  return error instanceof Error ? error.message : String(error);
}

async function serve(): Promise<void> {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`There is no built site in ${root}/. Build it first: npm run build`);
  const { HOST, NEXT_PUBLIC_BASE_PATH: basePath = '' } = process.env;
  const port = wantedPort();
  const { url } = await startServer({
    root,
    port,
    mailbox,
    basePath,
    host: HOST?.trim() || undefined,
  }).catch((error: unknown) => {
    throw new Error(adviceFor(error, port));
  });
  console.log(`Site:    ${url}${basePath}/`);
  console.log(`Mailbox: ${url}/_mailbox (messages are kept in ${mailbox}/)`);
  console.log('End with Ctrl-C.');
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

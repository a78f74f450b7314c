/**
 * The command `npm start` ends in: serves the built site in out/, and the mailbox of its form.
 * Environment: PORT, HOST, NEXT_PUBLIC_BASE_PATH (see options.ts).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explainListenError, readSettings, type ServeSettings } from './options';
import { startServer } from './server';

const root = 'out';
const mailbox = '.mailbox';

async function serve({ port, basePath, host }: ServeSettings): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${root}/. Build it first: npm run build`);
  }
  const server = await startServer({ root, port, mailbox, basePath, host }).catch(
    (error: unknown) => {
      throw new Error(explainListenError(error, port));
    },
  );
  console.log(`Site:    ${server.url}${basePath}/`);
  console.log(`Mailbox: ${server.url}/_mailbox (messages are kept in ${mailbox}/)`);
  console.log('End with Ctrl-C.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit()));
  }
}

try {
  await serve(readSettings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

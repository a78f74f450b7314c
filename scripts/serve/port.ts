import { once } from 'node:events';
import type { Server } from 'node:http';

/** The port from the environment: PORT, by default 3000; 0 for any free one. */
export function portSetting(text = process.env.PORT ?? ''): number {
  const port = Number(text.trim() || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is '${text}'. Use a whole number from 1 to 65535, such as PORT=3001.`);
}

export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await once(server.listen(port, host), 'listening').catch(({ code, message }) => {
    const advice = `Stop the program that uses it, or set PORT=${port + 1}; after a build \`npm run serve\` is enough.`;
    throw new Error(code === 'EADDRINUSE' ? `Port ${port} is in use. ${advice}` : message);
  });
}

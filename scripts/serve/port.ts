import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port from the environment: PORT, by default 3000; 0 for any free one. */
export const portSetting = () => Number(process.env.PORT?.trim() || 3000);

/** Listens on this computer alone. @returns the port @throws Error if it is in use */
export async function listen(server: Server, port: number): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const advice = `Stop the program that uses it, or set PORT=${port + 1}.`;
    throw new Error(`Port ${port} is in use. ${advice}`);
  });
  // A server that listens at a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

/**
 * Refuses a request by another name than this computer's: a page elsewhere whose name is resolved to 127.0.0.1 could read
 * what is served here (DNS rebinding). @returns whether it has
 */
export function refuseOtherHosts({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')) return false;
  response.writeHead(421, { 'Content-Type': 'text/plain' });
  response.end('This server responds to localhost, 127.0.0.1 and [::1] only.\n');
  return true;
}

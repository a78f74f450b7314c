import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** The port from the environment: PORT, by default 3000; 0 for any free one. */
export const portSetting = () => Number(process.env.PORT?.trim() || 3000);

/** Whether a program responds at this port of IPv6, which browsers try first for 'localhost'. */
async function isTakenOnIpv6(port: number): Promise<boolean> {
  const socket = connect(port, '::1');
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isTaken;
}

/** Listens on this computer alone. @returns the port @throws Error if another program would respond there */
export async function listen(server: Server, port: number): Promise<number> {
  const inUse = (taken: number) => {
    const advice = `Stop the program that uses it, or set PORT=${taken + 1}.`;
    return new Error(`Port ${taken} is in use. ${advice}`);
  };
  await once(server.listen(port, '127.0.0.1'), 'listening').catch((error) => {
    throw error.code === 'EADDRINUSE' ? inUse(port) : error;
  });
  // A server that listens at a port has an address of this kind.
  const { port: actual } = server.address() as AddressInfo;
  if (!(await isTakenOnIpv6(actual))) return actual;
  server.close();
  throw inUse(actual);
}

/** Refuses other names than this computer's, which DNS rebinding could resolve to it. @returns whether it has */
export function refuseOtherHosts({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')) return false;
  response.writeHead(421, { 'Content-Type': 'text/plain' });
  response.end('This server responds to localhost, 127.0.0.1 and [::1] only.\n');
  return true;
}

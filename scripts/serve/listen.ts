import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode } from './error-code';

/** Both addresses that the name localhost may stand for; browsers try either. */
const loopback = ['127.0.0.1', '::1'] as const;

async function listenAt(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener).listen(port, host);
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The server has no port');
}

/** What the system says where there is no version 6 of the Internet Protocol. */
const withoutVersion6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

export interface Listening {
  readonly port: number;
  /** Ends the server at once, with every connection that is still open. */
  close(): Promise<void>;
}

/**
 * Listens at `host`, or without one at localhost in both versions of the Internet Protocol.
 * @param port 0 takes a free one
 * @throws (rejects) the system's error with its `code`, such as EADDRINUSE
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
): Promise<Listening> {
  const first = await listenAt(listener, port, host ?? loopback[0]);
  const servers = [first];
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  try {
    if (host === undefined) servers.push(await listenAt(listener, portOf(first), loopback[1]));
  } catch (error) {
    if (!withoutVersion6.includes(errorCode(error))) {
      await close();
      throw error;
    }
  }
  return { port: portOf(first), close };
}

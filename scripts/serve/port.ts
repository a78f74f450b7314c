import { once } from 'node:events';
import type { Server } from 'node:http';

/** The port from the environment: PORT, by default 3000; 0 for any free one. */
export const portSetting = () => Number(process.env.PORT?.trim() || 3000);

export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await once(server.listen(port, host), 'listening').catch(({ code, message }) => {
    const advice = `Stop the program that uses it, or set PORT=${port + 1}.`;
    throw new Error(code === 'EADDRINUSE' ? `Port ${port} is in use. ${advice}` : message);
  });
}

import { errorCode } from './error-code';

/** What the command `npm start` takes from the environment. */
export interface ServeSettings {
  readonly port: number;
  /** '' or a prefix such as '/shop', the one the site was built with. */
  readonly basePath: string;
  /** Name or address to listen at; undefined for this computer only. */
  readonly host: string | undefined;
}

/** The port Next.js uses too. */
const defaultPort = 3000;

/**
 * Reads PORT (0 takes a free one), HOST and NEXT_PUBLIC_BASE_PATH.
 * @throws Error that says what is wrong and what would be right
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): ServeSettings {
  const { PORT = '', HOST = '', NEXT_PUBLIC_BASE_PATH: basePath = '' } = environment;
  const port = PORT.trim() === '' ? defaultPort : Number(PORT);
  if (!/^\s*\d*\s*$/.test(PORT) || port > 65535) {
    throw new Error(`PORT is '${PORT}'. Use a whole number from 1 to 65535: PORT=3001 npm start`);
  }
  if (basePath !== '' && !/^(\/[\w.~-]+)+$/.test(basePath)) {
    throw new Error(
      `NEXT_PUBLIC_BASE_PATH is '${basePath}'. Begin it with '/', and end it without: '/shop'`,
    );
  }
  return { port, basePath, host: HOST.trim() || undefined };
}

/**
 * Says in plain words why a server could not begin to listen.
 * @param error what `startServer` threw
 */
export function explainListenError(error: unknown, port: number): string {
  const code = errorCode(error);
  const other = port === 3001 ? 3002 : 3001;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. End that one, or use another port: PORT=${other} npm start`;
  }
  if (code === 'EACCES') {
    return `This account may not use port ${port}. Use one above 1023: PORT=${other} npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}

import { listen } from './listen';

/** A port that no program has, for one that has to be told its port. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {}, 0, '127.0.0.1');
  await close();
  return port;
}

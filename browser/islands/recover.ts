import { isChunkError, isServerReachable, recoverChunk } from '../chunk-recovery';
import { showErrorScreen } from '../error-screen';
import { releaseTap } from '../pending-tap';
import type { Island } from './islands';

const { pageState } = window;

/**
 * Handles a failed island. From then on taps are native, including the pending one. One that has thrown is
 * reported by the error screen's bar; for one that cannot be loaded the page is reloaded once, unless a tap was pending.
 */
export async function recoverIsland(
  error: unknown,
  { extra }: Pick<Island, 'extra'>,
): Promise<void> {
  console.error(error);
  if (extra) return;
  const waiting = pageState.replay;
  await releaseTap();
  if (!(error instanceof Error && isChunkError(error))) showErrorScreen();
  // Without a connection the page stays as it is: it works without scripts.
  else if (!waiting && (await isServerReachable())) await recoverChunk();
}

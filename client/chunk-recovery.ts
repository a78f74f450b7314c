import { chunkLostEvent } from './contracts';

/** Where the moment of the last reload for a missing chunk is kept, per tab. */
const mark = 'chunk-reload';

/** A second failure within this time (milliseconds) is not answered by another reload. */
const patience = 60_000;

/** Whether the server still answers: without it a reload would take away the page that is there. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reloadedLately(): boolean {
  try {
    const last = Number(sessionStorage.getItem(mark));
    sessionStorage.setItem(mark, String(Date.now()));
    return Date.now() - last < patience;
  } catch {
    // No storage, no memory of a reload: better none than one after the other.
    return true;
  }
}

/** Answers a missing chunk: one reload (a new deployment has moved it), then the error screen. */
export async function recoverChunk(reload = () => location.reload()): Promise<void> {
  if ((await serverAnswers()) && !reloadedLately()) reload();
  else document.dispatchEvent(new Event(chunkLostEvent));
}

interface Leaving {
  /** Whether the visitor has gone on to another page. */
  readonly noticed: () => boolean;
  /** Forgets it: a listener that stayed would keep the page out of back-forward caches. */
  readonly end: () => void;
}

/**
 * Notices that the visitor goes on to another page while something is being fetched. Firefox then gives
 * the scripts up with an error; a reload for it would take the visitor back.
 */
export function watchForLeaving(): Leaving {
  let leaving = false;
  const notice = ({ type }: Event) => {
    leaving = type === 'beforeunload';
  };
  addEventListener('beforeunload', notice);
  // Brought back from the back-forward cache.
  addEventListener('pageshow', notice);
  return {
    noticed: () => leaving,
    end() {
      removeEventListener('beforeunload', notice);
      removeEventListener('pageshow', notice);
    },
  };
}

/** Loads a part of the page; undefined when it cannot be had, after seeing to it. */
export async function loadChunk<T>(
  load: () => Promise<T>,
  reload?: () => void,
): Promise<T | undefined> {
  const leaving = watchForLeaving();
  try {
    return await load();
  } catch {
    if (!leaving.noticed()) await recoverChunk(reload);
    return undefined;
  } finally {
    leaving.end();
  }
}

/** A press waits no longer than this (milliseconds) for its part, which is small. */
const pressPatience = 5000;

/**
 * Loads the part that answers a press; undefined when it cannot be had, or does not come in time: a
 * script that arrives broken never says so. The press is then the browser's, which beats a reload.
 */
export async function loadForPress<T>(load: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pressPatience));
  return Promise.race([load().catch(() => undefined), late]);
}

/** Whether an error says that a script could not be fetched, in the words of bundlers and browsers. */
export function isChunkError({ name, message }: Error): boolean {
  return (
    name === 'ChunkLoadError' ||
    /loading chunk|failed to load chunk|dynamically imported module|importing a module/i.test(
      message,
    )
  );
}

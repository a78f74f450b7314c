import { recoverChunk, watchForLeaving } from '@/lib/chunk-recovery';
import type { SharedScripts } from '../shared-scripts';
import type { Start } from '../turbopack';
import { fillData } from './fill-data';
import { giveBack } from './kept-tap';

declare global {
  interface Window {
    TURBOPACK?: { push: (modules: Start) => void } | Start[];
  }
}

/** What every page loads after its own scripts, put in by the build. */
declare const SHARED: SharedScripts;

const { early } = window;
/**
 * What is still to do: files to insert, by their address, and modules to start. The first file is React's
 * data (../data-file.ts).
 */
let queue: (string | Start)[] | undefined;
let dataIsWhole = false;
let failed = false;
let leaving: ReturnType<typeof watchForLeaving> | undefined;

/**
 * Taps go to the browser, one that waits and all that follow; if none waits, the page is loaded anew,
 * once (lib/chunk-recovery.ts).
 */
async function fail(): Promise<void> {
  if (failed) return;
  failed = true;
  const waiting = early.replay;
  giveBack();
  // Without a network the page stays as it is: it works without scripts.
  if (!waiting && navigator.onLine) await recoverChunk();
}

function insert(address: string, onload = doNext): void {
  const script = document.createElement('script');
  script.src = address;
  // As an attribute: React looks for its own scripts by it, and would insert them a second time.
  script.setAttribute('async', '');
  script.onerror = () => {
    if (!leaving?.noticed()) return void fail();
    // Given up by a navigation; it is fetched again if the browser brings the page back as it was left.
    script.remove();
    const again = () => {
      leaving?.end();
      leaving = watchForLeaving();
      insert(address, onload);
    };
    addEventListener('pageshow', again, { once: true });
  };
  script.onload = onload;
  document.head.append(script);
}

function begin(modules: Start): void {
  // Its list, until the runtime takes its place.
  window.TURBOPACK ??= [];
  window.TURBOPACK.push(modules);
}

/** Does what comes next when the last is done, so that each is a task of its own. */
function doNext(): void {
  const next = queue?.shift();
  if (next === undefined) {
    // In a hurry the last are still on their way; the end of each comes back here.
    if (!early.replay) leaving?.end();
    return;
  }
  if (typeof next === 'string') {
    insert(next);
  } else {
    // In a hurry only the last counts: it waits for its files, and starts all modules.
    if (!early.replay || queue?.length === 0) begin(next);
    setTimeout(doNext);
  }
  // Somebody waits: files run as they come.
  if (early.replay) doNext();
}

/** The page fills in what the data leaves out; only then may anything start that reads it. */
function takeData(): void {
  fillData();
  dataIsWhole = true;
  doNext();
}

/** Does each as a task of its own, or all at once when somebody waits. */
function inTurn(task: () => void): void {
  if (early.replay) task();
  else setTimeout(task);
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
}

/** Starts Next's scripts: those that the page lists, then those that all pages share; hurries if they have begun. */
export function startScripts(): void {
  if (queue) {
    if (early.replay && dataIsWhole) doNext();
    return;
  }
  const list = document.getElementById('page-scripts');
  // At the end of the page, which may not be there yet.
  if (!list && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  // Written by data-file.ts.
  const own = JSON.parse(list?.textContent ?? '[]') as string[];
  const { addresses, heavy, start } = SHARED;
  const single = heavy.map((id) => ({ otherChunks: [], runtimeModuleIds: [id] }));
  queue = [...own, ...addresses, ...single, start];
  leaving = watchForLeaving();
  for (const next of queue) if (typeof next === 'string') inTurn(() => preload(next));
  // Written by data-file.ts: it is there.
  const data = queue.shift() as string;
  inTurn(() => insert(data, takeData));
}

import { recoverChunk } from '@/lib/chunk-recovery';
import { fillData } from './fill-data';
import { giveBack } from './kept-tap';

const { early } = window;
let addresses: string[] | undefined;
let failed = false;

/** A kept tap goes to the browser; else the page is loaded anew, once (lib/chunk-recovery.ts). */
async function fail(): Promise<void> {
  if (failed) return;
  failed = true;
  if (early.replay) giveBack();
  else await recoverChunk();
}

/** Inserts the next script when this one has run, so that each runs as a task of its own. */
function insertNext(): void {
  const address = addresses?.shift();
  if (!address) return;
  const script = document.createElement('script');
  script.src = address;
  // As an attribute: React looks for its own scripts by it, and would insert them a second time.
  script.setAttribute('async', '');
  script.onerror = fail;
  script.onload = insertNext;
  document.head.append(script);
  // Somebody waits for them: they run as they come.
  if (early.replay) insertNext();
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
}

/** Starts Next's scripts, whose addresses defer.ts has put into a list; hurries if they have begun. */
export function startScripts(): void {
  if (addresses) {
    if (early.replay) insertNext();
    return;
  }
  const list = document.getElementById('page-scripts');
  // At the end of the page, which may not be there yet.
  if (!list && document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', startScripts);
    return;
  }
  // Written by defer.ts, which checks that they are addresses.
  addresses = JSON.parse(list?.textContent ?? '[]') as string[];
  addresses.forEach(preload);
  fillData();
  insertNext();
}

/** Marks history entries of an open dialog; an object, since Next's router adds to it. */
const mark = { dialog: true };

let isOpen = false;

/** Skips such an entry if nothing is open: after a reload, and by Forward. */
export function skipSteps(signal: AbortSignal): void {
  const skip = () => {
    if (!isOpen && history.state?.dialog) history.back();
  };
  skip();
  addEventListener('popstate', skip, { signal });
}

/** The last navigation back: a new step must wait for it. */
let wayBack: Promise<unknown> = Promise.resolve();

/** Adds a history entry, so that Back closes what is open (docs/requirements.md 4.1). @returns removes it */
export function addHistoryStep(onBack: () => void): () => void {
  let state: 'waiting' | 'pushed' | 'gone' = 'waiting';
  const goneBack = () => {
    state = 'gone';
    isOpen = false;
    onBack();
  };
  wayBack.then(() => {
    if (state !== 'waiting') return;
    state = 'pushed';
    isOpen = true;
    history.pushState({ ...mark }, '');
    addEventListener('popstate', goneBack, { once: true });
  });
  return () => {
    removeEventListener('popstate', goneBack);
    if (state === 'pushed') {
      wayBack = new Promise((done) => addEventListener('popstate', done, { once: true }));
      history.back();
    }
    state = 'gone';
    isOpen = false;
  };
}

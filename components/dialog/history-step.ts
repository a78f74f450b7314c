/** The last navigation back: a new step must wait for it. */
let wayBack: Promise<unknown> = Promise.resolve();

/**
 * Adds a history entry, so that Back (and Android's gesture) closes what is open (docs/requirements.md 4.1).
 * @param onBack called when the visitor goes back
 * @returns removes the entry, when it is closed in another way
 */
export function addHistoryStep(onBack: () => void): () => void {
  let state: 'waiting' | 'taken' | 'gone' = 'waiting';
  const goneBack = () => {
    state = 'gone';
    onBack();
  };
  wayBack.then(() => {
    if (state !== 'waiting') return;
    state = 'taken';
    history.pushState(null, '');
    addEventListener('popstate', goneBack, { once: true });
  });
  return () => {
    removeEventListener('popstate', goneBack);
    if (state === 'taken') {
      wayBack = new Promise((done) => addEventListener('popstate', done, { once: true }));
      history.back();
    }
    state = 'gone';
  };
}

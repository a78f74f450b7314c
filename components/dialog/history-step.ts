/** The way back that was begun last: a new step must not be taken before it has ended. */
let wayBack: Promise<unknown> = Promise.resolve();

/**
 * Adds a step to the history that 'Back' (and Android's gesture) undoes, for what is open over the page.
 * @param onBack called when the visitor goes back
 * @returns what takes the step away again, when it is closed in another way
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

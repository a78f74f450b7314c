/** Address of the service worker, put in by the build. */
declare const WORKER: string;

/** Time after the start of the page's scripts (milliseconds) in which the line is still theirs. */
const patience = 5000;

/** Names what this page has fetched, so that the first page seen opens again too. */
async function rememberThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([location.href, ...fetched]);
}

/** Keeps seen pages for times without a network; a browser that refuses has lost nothing. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register(WORKER).then(rememberThisPage, () => {});
  }, patience);
}

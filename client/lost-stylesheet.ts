/** Whether a style sheet could not be had: it is missing, or, in Chrome, there but not to be read. */
function isLost({ rel, sheet }: HTMLLinkElement): boolean {
  if (rel !== 'stylesheet') return false;
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Asks again for style sheets that are lost: without them all but the first screen is bare. */
function askAgain(): void {
  for (const link of document.querySelectorAll('link')) {
    if (isLost(link)) link.replaceWith(link.cloneNode());
  }
}

/** Sees to a style sheet that got lost on its way: once when the page is loaded, and when the network is back. */
export function recoverLostStylesheet(): void {
  if (document.readyState === 'complete') askAgain();
  else addEventListener('load', askAgain);
  addEventListener('online', askAgain);
}

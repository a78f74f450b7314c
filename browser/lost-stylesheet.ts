/** Whether a style sheet failed to load: it is missing, or, in Chrome, present but not readable. */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Requests failed style sheets again: without them all but the first screen is unstyled. */
function retry(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (hasFailed(link)) link.replaceWith(link.cloneNode());
  }
}

/** Retries a style sheet that failed to load: once after the page, and whenever the network is back. */
export function recoverLostStylesheet(): void {
  if (document.readyState === 'complete') retry();
  else addEventListener('load', retry);
  addEventListener('online', retry);
}

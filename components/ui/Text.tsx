/**
 * Words that change. A browser's translation replaces text nodes by elements of its own; so that React never updates or
 * removes a node that is gone, other words are another element.
 */
export function Text({ children }: { readonly children: string }) {
  return children ? <span key={children}>{children}</span> : null;
}

/**
 * Text that changes. Browser translation replaces text nodes by elements; so that React never updates or
 * removes a node that is gone, new text gets a new element.
 */
export function Text({ children }: { readonly children: string }) {
  return children ? <span key={children}>{children}</span> : null;
}

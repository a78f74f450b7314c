/** Id of the page's main content. */
export const mainId = 'main';

/** The first tab stop: skips to the main content. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href={`#${mainId}`} className="skip-link">
      {children}
    </a>
  );
}

/** Id of the page's main content. */
export const mainId = 'main';

/** The first stop of the Tab key: past the header. */
export function SkipLink({ children }: { readonly children: string }) {
  return (
    <a href={`#${mainId}`} className="skip-link">
      {children}
    </a>
  );
}

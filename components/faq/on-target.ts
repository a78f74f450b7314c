/** Listens for links to a part of the page, also to the one that the address names already. @returns ends it */
export function onTarget(show: () => void): () => void {
  const ended = new AbortController();
  addEventListener('hashchange', show, ended);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === location.href) show();
  };
  document.addEventListener('click', onClick, ended);
  return () => ended.abort();
}

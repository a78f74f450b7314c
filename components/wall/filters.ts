const names = ['light', 'colour'] as const;

/** The values in a fragment: `#light=sheer&colour=sand`. */
export const filtersIn = (hash: string) => new URLSearchParams(hash.slice(1));

/** The radio buttons of a filter, whose value is that of the checked one. */
const radiosOf = (wall: HTMLElement, name: string) =>
  // Each filter has several.
  wall.querySelector('form')?.elements.namedItem(name) as RadioNodeList;

/** How many cloths the filters leave, of all. */
export function leftIn(wall: HTMLElement) {
  const all = [...wall.querySelectorAll('[data-shows]')];
  return { left: all.filter((each) => each.getClientRects().length > 0).length, all: all.length };
}

/** Hides what is not for a product; of the other filters, which are few, the style sheet does. */
function showProduct(wall: HTMLElement): void {
  const page = radiosOf(wall, 'light').value;
  for (const item of wall.querySelectorAll<HTMLElement>('[data-shows]'))
    item.hidden = page.startsWith('/') && !item.dataset.shows?.split(' ').includes(page);
}

/** Applies the filters of the page's address, and writes those that are chosen into it. */
export function followFilters(wall: HTMLElement, signal: AbortSignal): void {
  const apply = () => {
    const linked = filtersIn(location.hash);
    if (!names.some((name) => linked.has(name))) return;
    for (const name of names) radiosOf(wall, name).value = linked.get(name) ?? '';
    showProduct(wall);
  };
  const write = () => {
    showProduct(wall);
    const linked = new URLSearchParams();
    for (const name of names) {
      const { value } = radiosOf(wall, name);
      if (value) linked.set(name, value);
    }
    const { pathname, search } = location;
    const fragment = String(linked) && `#${linked}`;
    history.replaceState(history.state, '', pathname + search + fragment);
  };
  apply();
  // Chosen before this script was loaded.
  if (!location.hash && names.some((name) => radiosOf(wall, name).value)) write();
  addEventListener('hashchange', apply, { signal });
  wall.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'radio' && write(),
    { signal },
  );
}

const names = ['light', 'colour'] as const;

/** The values in a fragment: `#light=sheer&colour=sand`. */
export const filtersIn = (hash: string) => new URLSearchParams(hash.slice(1));

const radioOf = (wall: HTMLElement, name: string, value: string) =>
  [...wall.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].find(
    (each) => each.value === value,
  );

/** How many cloths the filters leave, of all. */
export function leftIn(wall: HTMLElement) {
  const all = [...wall.querySelectorAll('[data-shows]')];
  return { left: all.filter((each) => each.getClientRects().length > 0).length, all: all.length };
}

const valueIn = (wall: HTMLElement, name: string) =>
  wall.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '';

/** Hides what is not for a product; of the other filters, which are few, the style sheet does. */
function showProduct(wall: HTMLElement): void {
  const page = valueIn(wall, 'light');
  for (const item of wall.querySelectorAll<HTMLElement>('[data-shows]'))
    item.hidden = page.startsWith('/') && !item.dataset.shows?.split(' ').includes(page);
}

/** Applies the filters of the page's address, and writes those that are chosen into it. */
export function followFilters(wall: HTMLElement, signal: AbortSignal): void {
  const apply = () => {
    const linked = filtersIn(location.hash);
    if (!names.some((name) => linked.has(name))) return;
    for (const name of names) {
      const radio = radioOf(wall, name, linked.get(name) ?? '');
      if (radio) radio.checked = true;
    }
    showProduct(wall);
  };
  const write = () => {
    showProduct(wall);
    const linked = new URLSearchParams();
    for (const name of names) {
      const value = valueIn(wall, name);
      if (value) linked.set(name, value);
    }
    const { pathname, search } = location;
    const fragment = String(linked) && `#${linked}`;
    history.replaceState(history.state, '', pathname + search + fragment);
  };
  apply();
  // Chosen before this script was loaded.
  if (!location.hash && names.some((name) => valueIn(wall, name))) write();
  addEventListener('hashchange', apply, { signal });
  wall.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && target.type === 'radio' && write(),
    { signal },
  );
}

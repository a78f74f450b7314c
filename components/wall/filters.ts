/** The values in a fragment: `#light=sheer&colour=sand`. */
export const filtersIn = (hash: string) => new URLSearchParams(hash.slice(1));

const shows = ({ dataset }: HTMLElement, value: string) =>
  dataset.shows?.split(' ').includes(value) ?? false;

/** Applies the filters of the page's address, and writes those that are chosen into it. */
export function followFilters(
  wall: HTMLElement,
  onChange: (counts: { readonly left: number; readonly all: number }) => void,
  { signal }: AbortController,
): void {
  const items = [...wall.querySelectorAll<HTMLElement>('[data-shows]')];
  const radios = [...wall.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const chosen = () => radios.filter(({ checked, value }) => checked && value);
  const apply = () => {
    const linked = filtersIn(location.hash);
    if (!radios.some(({ name }) => linked.has(name))) return;
    for (const radio of radios)
      if (radio.value === (linked.get(radio.name) ?? '')) radio.checked = true;
  };
  const write = () => {
    const values = new URLSearchParams(chosen().map(({ name, value }) => [name, value]));
    const { pathname, search } = location;
    history.replaceState(history.state, '', values.size > 0 ? `#${values}` : pathname + search);
  };
  apply();
  // Chosen before this script was loaded.
  if (!location.hash && chosen().length > 0) write();
  addEventListener('hashchange', apply, { signal });
  const change = () => {
    write();
    // Not by what is visible, for which the browser would lay out the wall twice.
    const values = chosen().map(({ value }) => value);
    const left = items.filter((item) => values.every((value) => shows(item, value)));
    onChange({ left: left.length, all: items.length });
  };
  for (const radio of radios) radio.addEventListener('change', change, { signal });
}

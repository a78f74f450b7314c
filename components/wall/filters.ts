/** The wall's radio buttons, and the filters of the page's address: `#light=sheer&colour=sand`. */
export function filtersOf(wall: HTMLElement) {
  const items = [...wall.querySelectorAll<HTMLElement>('[data-shows]')];
  const radios = [...wall.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  const chosen = () => radios.filter(({ checked, value }) => checked && value);
  const isShown = ({ dataset }: HTMLElement, value: string) =>
    dataset.shows?.split(' ').includes(value) ?? false;
  /** Of the other filters, which are few, CSS hides the rest; with rules per product 'All' took 288 ms instead of 216. */
  const showProduct = () => {
    const page = chosen().find(({ value }) => value.startsWith('/'))?.value;
    for (const item of items) item.hidden = page !== undefined && !isShown(item, page);
  };
  return {
    chosen,
    apply(linked: URLSearchParams): void {
      if (!radios.some(({ name }) => linked.has(name))) return;
      for (const radio of radios)
        if (radio.value === (linked.get(radio.name) ?? '')) radio.checked = true;
      showProduct();
    },
    /** Writes those that are chosen into the address. @returns how many are left */
    write() {
      showProduct();
      const own = chosen();
      const values = new URLSearchParams(own.map(({ name, value }) => [name, value]));
      const { pathname, search } = location;
      history.replaceState(history.state, '', values.size > 0 ? `#${values}` : pathname + search);
      // Not by what is visible, for which the browser would lay out the wall twice.
      const left = items.filter((item) => own.every(({ value }) => isShown(item, value)));
      return { left: left.length, all: items.length };
    },
  };
}

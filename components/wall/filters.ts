/** The wall's radio buttons, and the filters of the page's address: `#light=sheer&colour=sand`. */
export function filtersOf(wall: HTMLElement) {
  const items = [...wall.querySelectorAll<HTMLElement>('[data-shows]')];
  const radios = [...wall.querySelectorAll<HTMLInputElement>('[type="radio"]')];
  return {
    apply(linked: URLSearchParams): void {
      if (!radios.some(({ name }) => linked.has(name))) return;
      for (const radio of radios)
        if (radio.value === (linked.get(radio.name) ?? '')) radio.checked = true;
    },
    /** Writes those that are chosen into the address. @returns how many are left */
    write() {
      const chosen = radios.filter(({ checked, value }) => checked && value);
      const values = new URLSearchParams(chosen.map(({ name, value }) => [name, value]));
      const { pathname, search } = location;
      history.replaceState(history.state, '', values.size > 0 ? `#${values}` : pathname + search);
      // Not by what is visible, for which the browser would lay out the wall twice.
      const left = items.filter(({ dataset }) =>
        chosen.every(({ value }) => dataset.shows?.split(' ').includes(value)),
      );
      return { left: left.length, all: items.length };
    },
  };
}

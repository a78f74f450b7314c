/** The first element that matches a selector. */
export const by = (selector: string) =>
  document.querySelector<HTMLElement>(selector) as HTMLElement;

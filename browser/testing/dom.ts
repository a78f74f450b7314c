/** The first element of the page that a selector names; the test has put it there. */
export const by = (selector: string) =>
  document.querySelector<HTMLElement>(selector) as HTMLElement;

import { elements, type Page } from './html';

/** Takes out what HTML does not need: react-icons names the namespace of every drawing. */
export function trim({ body }: Page): void {
  for (const drawing of elements(body, 'svg')) {
    drawing.attrs = drawing.attrs.filter(({ name }) => name !== 'xmlns');
  }
}

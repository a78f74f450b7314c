/** Moves a row that Swiper has not taken over by one slide; after its end comes its beginning. */
export function moveRow(row: HTMLElement, steps: number): void {
  // Two are there: of one slide there is nothing to move.
  const [first, second] = row.children as unknown as [HTMLElement, HTMLElement];
  // Negative where slides run from right to left, as are all positions there.
  const width = second.offsetLeft - first.offsetLeft;
  const last = (row.scrollWidth - row.clientWidth) * Math.sign(width);
  const end = steps > 0 ? last : 0;
  // The style sheet says whether it glides.
  row.scrollLeft = Math.abs(row.scrollLeft - end) < 2 ? last - end : row.scrollLeft + steps * width;
}

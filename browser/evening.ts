/** Shows each picture's file of a theme, by the `media` of its sources (components/picture/Picture.tsx). */
export function showTwins(isEvening: boolean): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('[data-evening]'))
    source.media = isEvening ? `screen${source.dataset.evening}` : 'not all';
}

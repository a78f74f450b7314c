/** Shows each picture's file of a theme, by the `media` of its sources (components/picture/Picture.tsx). */
export function showTwins(isEvening: boolean, within: ParentNode = document): void {
  for (const source of within.querySelectorAll<HTMLSourceElement>('[data-evening]'))
    source.media = isEvening ? `screen${source.dataset.evening}` : 'not all';
}

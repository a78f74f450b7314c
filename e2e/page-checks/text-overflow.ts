/** Texts that are clipped or broken within words, and fields too narrow for five digits. Runs in the page. */
export function overflowingTexts(): string[] {
  const wrong: string[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('.sr-only');
  const nameOf = (element: Element) => element.outerHTML.slice(0, 80);
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('scrolls sideways');
  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
    if (field.matches('[type="radio"], [type="checkbox"], [type="hidden"]') || !isSeen(field))
      continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    if (!canvas) throw new Error('no canvas');
    canvas.font = font;
    const room =
      field.clientWidth -
      Number.parseFloat(paddingInlineStart) -
      Number.parseFloat(paddingInlineEnd);
    if (room < canvas.measureText('00000').width) wrong.push(`narrow: ${nameOf(field)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    if (
      !parent ||
      !text?.trim() ||
      parent.closest('script, style, noscript, [href^="mailto:"]') ||
      !isSeen(parent)
    )
      continue;
    const { overflowX, overflowY } = getComputedStyle(parent);
    const clips = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
    if (
      clips &&
      (parent.scrollWidth > parent.clientWidth + 1 || parent.scrollHeight > parent.clientHeight + 1)
    )
      wrong.push(`cut: ${nameOf(parent)}`);
    // URLs may be broken anywhere.
    const words = text.replace(/https?:\S+/g, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of words.matchAll(
      // Not the parts of compounds, which typeset() keeps on a line.
      /(?<![\p{L}\p{M}\p{N}\u2060])[\p{L}\p{M}\p{N}]{2,12}(?![\p{L}\p{M}\p{N}]|-\u2060)/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) wrong.push(`broken: ${word}`);
    }
  }
  return [...new Set(wrong)];
}

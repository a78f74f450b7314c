import { readFileSync } from 'node:fs';

export const signAdvice =
  'an SVG with a viewBox is required, of paths alone, without styles, ids, texts or pictures';

/** The shop's sign as an icon: in lines if the file says `fill="none"`. @throws if it cannot be one on every page */
export function readSign(file = 'public/sign.svg') {
  const [, root = '', drawing = ''] =
    /<svg\s([^>]*)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const [, viewBox] = /viewBox="([^"]*)"/.exec(root) ?? [];
  if (!viewBox || /<(?:script|style|image|text)|\sid="|href=/.test(drawing))
    throw new Error(`${file}: ${signAdvice}`);
  const isOfLines = /fill="none"/.test(root);
  return {
    viewBox,
    drawing: isOfLines ? drawing : `<g fill="currentColor" stroke="none">${drawing}</g>`,
  };
}

import { marcellus } from '@/scripts/marcellus';
import { elements, type Page, type Parent } from '../html';
import { type Advances, noto, times, widthIn } from './advances';

interface SystemFont {
  readonly family: string;
  readonly locals: readonly string[];
  readonly advances: Advances;
}

/** Fonts of visitors' systems that a title stands in until Marcellus is there (components/ui/fonts.css). */
const systemFonts: readonly SystemFont[] = [
  {
    family: 'Title as Times',
    locals: ['Times New Roman', 'Liberation Serif'],
    advances: times,
  },
  { family: 'Title as Noto', locals: ['Noto Serif', 'NotoSerif-Regular'], advances: noto },
];

function wordsIn(parent: Parent): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? wordsIn(node) : ''))
    .join('');
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** A system's font, drawn so large that these words are as wide and as high as in Marcellus. */
function fittedFace({ family, locals, advances }: SystemFont, words: string): string {
  const size = marcellus.getAdvanceWidth(words, 1000) / widthIn(advances, words);
  const height = (units: number) => percent(Math.abs(units) / marcellus.unitsPerEm / size);
  const sources = locals.map((name) => `local(${name})`).join(',');
  return `@font-face{font-family:${family};src:${sources};size-adjust:${percent(size)};ascent-override:${height(marcellus.ascender)};descent-override:${height(marcellus.descender)};line-gap-override:0%}`;
}

/**
 * Fits the fonts that a page's title stands in until Marcellus comes to its very words, so that it has
 * as many lines before as after. One size for all words is up to 8 % off, which is a line for a title that fills its own.
 */
export function fitTitle({ head, body }: Page): void {
  const [style] = elements(head, 'style');
  const [title] = elements(body, 'h1');
  const text = style?.childNodes[0];
  if (!title || !text || !('value' in text)) return;
  const words = wordsIn(title).trim();
  text.value += systemFonts.map((font) => fittedFace(font, words)).join('');
}

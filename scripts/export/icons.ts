import { type Config, optimize } from 'svgo';
import type { Page } from './html';

const shortened = new Map<string, string>();

/** Lines of no length are round dots (.icon in components/style/). */
const config: Config = {
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 2, removeUseless: false } }],
};

/** Writes the paths of a page's icons shorter, which saves product pages 0.15 kB. */
export function shortenIcons({ $ }: Page): void {
  for (const icon of $('svg.icon')) {
    const markup = $.html(icon);
    const short = shortened.get(markup) ?? optimize(markup, config).data;
    shortened.set(markup, short);
    $(icon).replaceWith(short);
  }
}

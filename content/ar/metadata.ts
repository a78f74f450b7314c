import type { InterfaceWords } from '../en';

/** Words of metadata: for search engines and link previews. */
export const metadata = {
  /** Alternative text of a page's preview picture. */
  preview: '{heading}. {picture}',
  /** Languages spoken on the phone and in chat. */
  catalogue: 'المنتجات والخدمات',
  /** Who made a picture; it stands beside it in picture searches. */
  credit: '{name}',
  renderCredit: '{name} (صورة مرسومة بالحاسوب)',
} as const satisfies InterfaceWords['metadata'];

import type { Path } from '@/config/paths';
import type { Locale, MediaItem, PictureId } from '@/lib/content';

export interface Crumb {
  readonly name: string;
  readonly path: Path;
}

export interface Page {
  readonly path: Path;
  readonly locale: Locale;
  /** The document's title (docs/requirements.md 2.3). */
  readonly title: string;
  readonly heading: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  /** Greeting of its WhatsApp links, without a price (docs/requirements.md 1.7). */
  readonly greeting: string;
  /** Picture for link previews: its banner, if it has one. */
  readonly picture: PictureId;
  /** Pictures and films of its gallery, for structured data. */
  readonly media: readonly MediaItem[];
  /** Whether it is wholly sample content, and so not indexed (docs/requirements.md 3.9). */
  readonly sample: boolean;
  /** Breadcrumbs, from the page below home to this one; none on the home page. */
  readonly breadcrumbs: readonly Crumb[];
}

/** What the shell knows of the page that it is around. */
export interface CurrentPage extends Pick<Page, 'locale' | 'greeting'> {
  /** None for a page without an address of its own: not found, offline. */
  readonly path?: Path;
}

export interface EntryPage<Entry> extends Page {
  readonly entry: Entry;
}

export interface PageProps<P extends Page = Page> {
  readonly page: P;
  readonly locale: Locale;
}

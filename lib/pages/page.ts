import type { Path } from '@/content/paths';
import type { Locale, PictureId } from '@/content/types';
import type { CaptionedMedia } from './media';

/** Builds something once for each language. */
export function oncePerLocale<T>(build: (locale: Locale) => T): (locale: Locale) => T {
  const built = new Map<Locale, T>();
  return (locale) => {
    const known = built.get(locale) ?? build(locale);
    built.set(locale, known);
    return known;
  };
}

/** One step of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  readonly path: Path;
}

/** All that is known of a page besides what its template shows. */
export interface Page {
  readonly path: Path;
  readonly locale: Locale;
  /** The whole title of the tab. */
  readonly title: string;
  /** The page's own heading, or the one that says best what it shows. */
  readonly heading: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  /** First line of a WhatsApp message that is sent from it. */
  readonly greeting: string;
  /** Stands for the page where a link to it is shown: its banner, where it has one. */
  readonly picture: PictureId;
  /** What it shows besides the picture of its banner; what is decoration or sample stays out. */
  readonly media: readonly CaptionedMedia[];
  /** Whether all that it shows is sample content; such a page is kept out of search engines. */
  readonly sample: boolean;
  /** From the page below home to this one; none on the home page. */
  readonly breadcrumbs: readonly Crumb[];
}

/** A page that one entry of the content makes. */
export interface EntryPage<Entry> extends Page {
  readonly entry: Entry;
}

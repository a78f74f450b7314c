import type { z } from 'zod';
import type { Locale, Localized } from '@/config/locales';
import type { StaticPath } from '@/config/paths';
import type answerFile from '@/content/answer.json';
import type clothFile from '@/content/cloth.json';
import type { category, clothGuide, stockCloth } from '@/lib/schema/category';
import type * as entries from '@/lib/schema/entries';
import type { hours } from '@/lib/schema/hours';
import type { detail, film, mediaItems, picture } from '@/lib/schema/media';
import type * as pages from '@/lib/schema/pages';
import type { EntryName, pageFacts } from '@/lib/schema/pages/static-pages';
import type { prices } from '@/lib/schema/prices';
import type { site } from '@/lib/schema/site';
import type { titledText } from '@/lib/schema/texts';

export type { Locale, Localized };

/** A value with its texts in one language. */
type OneLanguage<T> =
  T extends Localized<infer Own>
    ? Own
    : T extends object
      ? { readonly [Key in keyof T]: OneLanguage<T[Key]> }
      : T;

/** An entry, or an item of its lists, in one language: facts and words together. */
export type InLanguage<Entry> = Entry extends { readonly words: Localized<infer Words> }
  ? OneLanguage<Omit<Entry, 'words'>> & Words
  : OneLanguage<Entry>;

type File<Schema extends z.ZodType> = Readonly<z.infer<Schema>>;

/** The same with words per language, as merged by `lib/content/collections.ts`. */
type Entry<Schema extends z.ZodType<{ words: unknown }>> = Omit<File<Schema>, 'words'> & {
  readonly words: Localized<File<Schema>['words']>;
};

interface Named {
  /** Its file name, the last segment of its path. */
  readonly id: string;
}

export type Site = Entry<typeof site>;
export type Hours = File<typeof hours>;
export type Workshop = File<typeof entries.workshop>;
export type StockClothEntry = Entry<typeof stockCloth> & Named;

export type Category = Entry<typeof category> & {
  readonly kind: 'curtains' | 'blinds';
  readonly slug: string;
};
export type Detail = File<typeof detail>;
export type Delivery = Category['delivery'];

export type Service = Entry<typeof entries.service> & Named;
export type Post = Entry<typeof entries.post> & Named;
export type Project = Entry<typeof entries.project> & Named;
export type Testimonial = Entry<typeof entries.testimonial> & Named;
export type ClientLogo = Entry<typeof entries.client> & Named;
export type FaqSubject = Entry<typeof entries.faqSubject> & Named;
export type FaqWords = Pick<InLanguage<FaqSubject>, 'category' | 'faqs'>;

/** Words as the English file has them, in each language. */
export type Words<File extends { words: unknown }> = { readonly words: Localized<File['words']> };

export type ClothGuide = Omit<File<ReturnType<typeof clothGuide>>, 'words'> &
  Words<typeof clothFile>;
export type ClothWords = (typeof clothFile)['words'];

export type Prices = File<typeof prices>;

export type AnswerTexts = Words<typeof answerFile>;

type Inferred<Shape> = Shape extends z.ZodRawShape ? z.infer<z.ZodObject<Shape>> : never;
export type StaticPageEntry<Path extends StaticPath, File extends { words: unknown }> = Readonly<
  Inferred<typeof pageFacts & (typeof pages)[EntryName<Path>]>
> &
  Words<File>;

export type PictureEntry = Entry<typeof picture>;
export type FilmEntry = Entry<typeof film> & Named;

/** A self-hosted picture, by its path below `content/media/`: `/pictures/showroom.jpg`. */
export type PictureId = PictureEntry['file'];
export type FilmId = FilmEntry['id'];

export type MediaItem = z.infer<typeof mediaItems>[number];
export type StillItem = Extract<MediaItem, { readonly type: 'image' | 'remote-image' }>;
export type MovingItem = Exclude<MediaItem, StillItem>;

export type Rating = z.infer<typeof entries.rating>;
export type TitledText = z.infer<typeof titledText>;

import type { IconName } from '@/components/ui/Icon';
import type { BlindsSlug, CurtainsSlug, PostId, ProjectId, ServiceId } from './collections';
import type { FilmId } from './films';
import type { PictureId } from './pictures';
import type { Path } from './routes';

/** Languages the site is written in. Adding one makes the compiler name every text that it lacks. */
export type Locale = 'en';

/** One text, or one set of texts, per language. */
export type Localized<T> = Readonly<Record<Locale, T>>;

export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type AtLeastOne<T> = readonly [T, ...T[]];

/** Stars, 0 to 5 in half steps (specification, section 3). */
export type Rating = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 4.5 | 5;

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** A picture on another host, used as it is; size in pixels. */
export interface RemotePicture {
  readonly src: `https://${string}`;
  readonly width: number;
  readonly height: number;
  readonly alt: Localized<string>;
}

export type PictureRef = PictureId | RemotePicture;

/** A player of a video host; it is requested only after the visitor presses play. */
export interface HostedVideo {
  readonly embed: `https://${string}`;
  readonly poster: PictureId;
}

export interface ImageItem {
  readonly type: 'image';
  readonly src: PictureRef;
}

export interface VideoItem {
  readonly type: 'video';
  readonly src: FilmId | HostedVideo;
}

export type MediaItem = ImageItem | VideoItem;

/** Six items, image and video by turns (specification, section 9). */
export type AlternatingMedia = readonly [
  ImageItem,
  VideoItem,
  ImageItem,
  VideoItem,
  ImageItem,
  VideoItem,
];

/** A claimed delivery time (specification, section 9). */
export type Delivery =
  | { readonly unit: 'hours' | 'working-days'; readonly from?: number; readonly to: number }
  | { readonly unit: 'same-week' };

/** The words of one category page, in one language. */
export interface CategoryWords {
  /** Short name for menus: 'Wave'. */
  readonly name: string;
  /** The page's heading and tab title: 'Wave Curtains'. */
  readonly heading: string;
  /** For search results: 110 to 160 characters. */
  readonly description: string;
  readonly overline: string;
  readonly introTitle: string;
  readonly intro: AtLeastOne<string>;
  readonly goodFor: string;
  /** Fabric fullness, fixing or the like. */
  readonly make: LabelledValue;
  /** Track, chain, wand or motor. */
  readonly control: LabelledValue;
  readonly features: Three<TitledText>;
  readonly galleryHeading: string;
  readonly captions: Six<string>;
  readonly reasons: Four<TitledText>;
  readonly callToAction: TitledText;
}

/** One category page as its file in `content/categories/` gives it: facts, then words per language. */
export interface CategoryFile {
  /** Place in menus and lists, ascending. */
  readonly order: number;
  readonly banner: PictureId;
  readonly media: AlternatingMedia;
  readonly icons: Three<IconName>;
  readonly delivery: Delivery;
  /** Services that go with the product; linked from its page. */
  readonly services: AtLeastOne<ServiceId>;
  readonly words: Localized<CategoryWords>;
}

/** A category page; its address is the folder and the name of its file. */
export type Category = CategoryFile &
  (
    | { readonly kind: 'curtains'; readonly slug: CurtainsSlug }
    | { readonly kind: 'blinds'; readonly slug: BlindsSlug }
  );

export interface ServiceWords {
  readonly title: string;
  /** For search results: 110 to 160 characters. */
  readonly summary: string;
  /** Over 100 characters; cards cut it to 100. */
  readonly description: string;
  readonly keyFeatures: AtLeastOne<string>;
  /** Materials and systems used. */
  readonly technologies: AtLeastOne<string>;
}

/** A service of the business (specification, section 3). */
export interface ServiceFile {
  readonly order: number;
  readonly image: PictureId;
  readonly galleryImage: Six<PictureId>;
  /** Placeholders of the specification, shown nowhere. */
  readonly links: {
    readonly codeRepository: string;
    readonly liveDemo: string;
    readonly facebook?: string;
    readonly instagram?: string;
  };
  /** Category pages that show this craft; linked from the service's page. */
  readonly categories: readonly Path[];
  readonly words: Localized<ServiceWords>;
}

export type Service = ServiceFile & { readonly id: ServiceId };

export interface FaqWords {
  readonly category: string;
  readonly faqs: AtLeastOne<{ readonly q: string; readonly a: string }>;
}

export interface PostWords {
  readonly title: string;
  /** For search results: 110 to 160 characters. */
  readonly summary: string;
  readonly content: AtLeastOne<string>;
}

/** A sample post is dated by its age; a real one carries a fixed ISO date. */
export type PostDate =
  | { readonly daysAgo: number }
  | { readonly on: `${number}-${number}-${number}` };

export interface PostFile {
  readonly order: number;
  readonly sample: boolean;
  readonly author: string;
  readonly authorLogo: PictureId;
  readonly date: PostDate;
  readonly image: PictureId;
  readonly words: Localized<PostWords>;
}

export type Post = PostFile & { readonly id: PostId };

export interface ProjectWords {
  readonly title: string;
  /** For search results: 110 to 160 characters. */
  readonly summary: string;
  readonly description: AtLeastOne<string>;
  readonly keyFeatures: AtLeastOne<string>;
  readonly technologies: AtLeastOne<string>;
}

export interface ProjectFile {
  readonly order: number;
  readonly sample: boolean;
  /** A tall picture of the page that the project is about. */
  readonly image: PictureId;
  readonly githubLink: string;
  readonly liveDemoLink: Path;
  readonly words: Localized<ProjectWords>;
}

export type Project = ProjectFile & { readonly id: ProjectId };

export interface Testimonial {
  readonly sample: boolean;
  readonly image: PictureId;
  readonly rating: Rating;
  readonly words: Localized<{
    readonly quote: string;
    readonly name: string;
    readonly title: string;
  }>;
}

export interface ClientLogo {
  readonly sample: boolean;
  /** A file of `public/clients/`. */
  readonly src: string;
  readonly alt: string;
}

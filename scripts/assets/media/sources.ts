import { clothFile, cloths, lights } from '@/config/cloths';
import {
  films,
  homePage,
  pictures,
  posts,
  stockCloths,
  testimonials,
} from '@/lib/content/collections';
import { nameOf } from '@/lib/media/index';
import { mediaRoot } from '@/lib/schema/references';
import { readEntries } from '../../check/entries';
import { publishedEntries } from '../../check/published';
import { textsOf } from '../../check/unused';

export interface Source {
  readonly id: string;
  readonly entry: string;
  readonly path: string;
  /** Whether it is shown as small as an author's. */
  readonly isThumbnail?: boolean;
  readonly isSwatch?: boolean;
  /** Widths of its AVIF files, ascending, if fewer than the default. */
  readonly widths?: readonly number[];
}

const slides = new Set(homePage.slides.flatMap(({ image, tall }) => [image, tall]));

const thumbnails = new Set([
  ...posts.map(({ authorLogo }) => authorLogo),
  ...testimonials.map(({ image }) => image),
]);

const shown = textsOf(publishedEntries(readEntries().entries));

/** The sources of each picture: its own and, if it has one, the dark theme's. */
const sources = Object.entries(pictures)
  .filter(([, { file }]) => shown.has(file))
  .map(([name, { file, evening }]) => ({
    isSlide: slides.has(file),
    files: Object.entries({ file, evening }).flatMap(([field, path = '']): Source[] => {
      const entry = `content/pictures/${name}.json: ${field}`;
      const isThumbnail = thumbnails.has(file) && field === 'file';
      return path ? [{ id: nameOf(path), entry, path: mediaRoot + path, isThumbnail }] : [];
    }),
  }));

/** The sources' own width. One more is twenty more URLs on a page. */
const clothWidths = [1080] as const;

const clothSources: readonly Source[] = cloths.flatMap((cloth) =>
  lights.map((light) => ({
    id: nameOf(clothFile(cloth, light)),
    entry: 'content/cloth.json',
    path: mediaRoot + clothFile(cloth, light),
    widths: clothWidths,
  })),
);

const swatchSources: readonly Source[] = stockCloths.flatMap(({ id, colours }) =>
  colours.flatMap(({ picture, sun }) =>
    [picture, ...(sun ? [sun] : [])].map((file) => {
      const entry = `content/cloths/${id}.json`;
      const own = file === picture ? { isSwatch: true } : { widths: [1000] };
      return { id: nameOf(file), entry, path: mediaRoot + file, ...own };
    }),
  ),
);

/** Those of a set are on one page and share a hash: URLs that differ in two digits compress to half. */
export const pictureSets: readonly (readonly Source[])[] = [
  sources.flatMap(({ isSlide, files }) => (isSlide ? files : [])),
  clothSources,
  swatchSources,
  ...sources.flatMap(({ isSlide, files }) => (isSlide ? [] : [files])),
];

export interface FilmSource {
  readonly id: string;
  /** Path of the MP4. */
  readonly path: string;
  readonly poster: Source;
}

export const filmSources: readonly FilmSource[] = Object.values(films)
  .filter(({ id }) => shown.has(id))
  .map(({ id, file, poster }) => {
    const entry = `content/films/${id}.json: poster`;
    return {
      id,
      path: mediaRoot + file,
      poster: { id: `${id}-poster`, entry, path: mediaRoot + poster },
    };
  });

/** @jest-environment node */
import wave from '@/content/categories/curtains/wave';
import type { Path } from '@/content/routes';
import sofas from '@/content/services/sofas';
import type {
  CategoryFile,
  ImageItem,
  PostFile,
  ServiceFile,
  Testimonial,
  VideoItem,
} from '@/content/types';

/*
 * What the compiler refuses before any check of ours runs. Each line below is wrong on purpose:
 * `npm run types` fails if one of them is not an error any more, for then the directive above it is.
 */
const picture: ImageItem = { type: 'image', src: 'curtains-wave-1' };
const film: VideoItem = { type: 'video', src: 'wave-drawing' };
const { description: _, ...withoutDescription } = wave.words.en;

const refused = {
  // @ts-expect-error a field is missing
  missingField: { ...wave, words: { en: withoutDescription } } satisfies CategoryFile,
  // @ts-expect-error a language is missing
  missingLanguage: { ...wave, words: {} } satisfies CategoryFile,
  // @ts-expect-error a field has a name that nothing reads
  unknownField: { ...picture, caption: 'Grey' } satisfies ImageItem,
  // @ts-expect-error six media items are wanted
  fiveItems: [picture, film, picture, film, picture] satisfies CategoryFile['media'],
  // @ts-expect-error pictures and films stand by turns
  twoPictures: [picture, picture, film, film, picture, film] satisfies CategoryFile['media'],
  // @ts-expect-error three icons are wanted
  twoIcons: ['ruler', 'sun'] satisfies CategoryFile['icons'],
  // @ts-expect-error no such icon
  unknownIcon: ['ruler', 'sun', 'lorry'] satisfies CategoryFile['icons'],
  // @ts-expect-error four reasons are wanted
  threeReasons: wave.words.en.features satisfies CategoryFile['words']['en']['reasons'],
  // @ts-expect-error no such picture
  unknownPicture: { type: 'image', src: 'curtains-wavy-1' } satisfies ImageItem,
  // @ts-expect-error no such film
  unknownFilm: { type: 'video', src: 'wave-flying' } satisfies VideoItem,
  // @ts-expect-error five pictures in a gallery of six
  fivePictures: { ...sofas, galleryImage: ['showroom'] } satisfies ServiceFile,
  // @ts-expect-error no such page
  unknownPage: '/curtains/wavy' satisfies Path,
  // @ts-expect-error no such service
  unknownService: { ...wave, services: ['tailoring'] } satisfies CategoryFile,
  // @ts-expect-error weeks are no unit of delivery
  unknownUnit: { unit: 'weeks', to: 2 } satisfies CategoryFile['delivery'],
  // @ts-expect-error six stars
  sixStars: 6 satisfies Testimonial['rating'],
  // @ts-expect-error a date is written in numbers
  dateInWords: { on: '21 November 2026' } satisfies PostFile['date'],
};

it('leaves wrong entries to the compiler', () => {
  expect(Object.keys(refused)).toHaveLength(16);
});

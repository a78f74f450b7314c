import type { Localized } from './types';

export interface FilmEntry {
  /** Films of `content/media/films/`: `<file>.mp4`, its poster `<file>-poster.jpg`, and a smaller `<file>.webm` where there is one. */
  readonly file: string;
  /** Length in seconds. */
  readonly seconds: number;
  /** A computer render, to be replaced by the owner's film. */
  readonly render: boolean;
  /** What it shows, for those who do not see it. */
  readonly alt: Localized<string>;
}

/** Every film of the site, once. All are silent. */
export const films = {
  'curtain-opening': {
    file: 'video-curtain-opening',
    seconds: 5.9,
    render: true,
    alt: { en: 'Brown pinch-pleat curtains draw aside over sheers and the sea' },
  },
  'wave-drawing': {
    file: 'video-wave-drawing',
    seconds: 5.9,
    render: true,
    alt: { en: 'Beige wave curtains draw across a wall of glass' },
  },
  'blackout-closing': {
    file: 'video-blackout-closing',
    seconds: 5.9,
    render: true,
    alt: { en: 'Chocolate blackout curtains close and the room goes dark' },
  },
  'roller-lowering': {
    file: 'video-roller-lowering',
    seconds: 5.9,
    render: true,
    alt: { en: 'Three sand roller blinds come down one after another' },
  },
  'venetian-tilt': {
    file: 'video-venetian-tilt',
    seconds: 5.9,
    render: true,
    alt: { en: 'Oak venetian slats tilt from open to closed' },
  },
  'living-closing': {
    file: 'video-living-closing',
    seconds: 5.8,
    render: true,
    alt: { en: 'Teal pinch-pleat curtains close across sheers and a garden' },
  },
  'vertical-turn': {
    file: 'video-vertical-turn',
    seconds: 5.4,
    render: true,
    alt: { en: 'Cream vertical louvres turn from open to closed before a city view' },
  },
  'roman-raising': {
    file: 'video-roman-raising',
    seconds: 5.4,
    render: true,
    alt: { en: 'Two cream Roman blinds rise above a kitchen worktop' },
  },
  'office-screens': {
    file: 'video-office-screens',
    seconds: 5.6,
    render: true,
    alt: { en: 'Grey screen blinds come down along a meeting-room window' },
  },
  'bedroom-drawing': {
    file: 'video-bedroom-drawing',
    seconds: 5.5,
    render: true,
    alt: { en: 'Rose bedroom curtains draw across sheers and a garden' },
  },
  'window-drawing': {
    file: 'video-window-drawing',
    seconds: 5.4,
    render: true,
    alt: { en: 'Cream curtains draw across two sash windows' },
  },
  'hotel-evening': {
    file: 'video-hotel-evening',
    seconds: 5.5,
    render: true,
    alt: { en: 'Bronze wave curtains close over a hotel window at dusk' },
  },
  'office-drawing': {
    file: 'video-office-drawing',
    seconds: 5.4,
    render: true,
    alt: { en: 'Grey wave curtains draw along an office window' },
  },
  'blackout-blind-lowering': {
    file: 'video-blackout-blind-lowering',
    seconds: 5.5,
    render: true,
    alt: {
      en: 'Charcoal blackout blinds come down in their side channels and the bedroom goes dark',
    },
  },
  'roller-doors': {
    file: 'video-roller-doors',
    seconds: 5.5,
    render: true,
    alt: { en: 'Cream roller blinds come down over two sliding doors to the sea' },
  },
} as const satisfies Record<string, FilmEntry>;

export type FilmId = keyof typeof films;

import type { ImageItem, Three, VideoItem } from './types';

interface GallerySection {
  readonly films: Three<VideoItem>;
  readonly stills: Three<ImageItem>;
}

/** Films and pictures of the gallery page; titles and captions stand in the words, in this order. */
export const gallerySections: Three<GallerySection> = [
  {
    films: [
      {
        type: 'video',
        src: 'living-closing',
      },
      {
        type: 'video',
        src: 'curtain-opening',
      },
      {
        type: 'video',
        src: 'wave-drawing',
      },
    ],
    stills: [
      {
        type: 'image',
        src: 'curtains-livingroom-3',
      },
      {
        type: 'image',
        src: 'curtains-hero',
      },
      {
        type: 'image',
        src: 'home-hero-curtains',
      },
    ],
  },
  {
    films: [
      {
        type: 'video',
        src: 'blackout-closing',
      },
      {
        type: 'video',
        src: 'bedroom-drawing',
      },
      {
        type: 'video',
        src: 'blackout-blind-lowering',
      },
    ],
    stills: [
      {
        type: 'image',
        src: 'curtains-blackout-2',
      },
      {
        type: 'image',
        src: 'curtains-blackout-3',
      },
      {
        type: 'image',
        src: 'blinds-blackout-1',
      },
    ],
  },
  {
    films: [
      {
        type: 'video',
        src: 'office-screens',
      },
      {
        type: 'video',
        src: 'vertical-turn',
      },
      {
        type: 'video',
        src: 'venetian-tilt',
      },
    ],
    stills: [
      {
        type: 'image',
        src: 'blinds-office-3',
      },
      {
        type: 'image',
        src: 'blinds-vertical-hero',
      },
      {
        type: 'image',
        src: 'blinds-venetian-3',
      },
    ],
  },
];

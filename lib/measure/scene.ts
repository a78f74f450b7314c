import type { HexColour } from './colours';

/** Size of the drawing's ground, in units of its own. */
export const sceneWidth = 400;
export const sceneHeight = 300;

/** Ink of the theme, or a colour as it is. */
export type Paint = 'text' | 'muted' | 'brass' | 'line' | 'background' | HexColour;

/** What a drawing is made of, so that the page and the picture to send draw alike. */
export type Shape =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Paint;
      readonly opacity?: number;
    }
  | {
      readonly kind: 'glass';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      /** Cloth in folds; `along` is the way the folds lie beside each other. */
      readonly kind: 'folds';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly count: number;
      readonly along: 'x' | 'y';
      readonly fill: HexColour;
      readonly opacity: number;
    }
  | {
      readonly kind: 'line';
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      readonly stroke: Paint;
      readonly width: number;
    }
  | {
      readonly kind: 'ring';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly stroke: Paint;
    }
  | { readonly kind: 'text'; readonly x: number; readonly y: number; readonly text: string };

/** Lengths of the drawing, in centimetres: those typed, or usual ones in their place. */
export interface SceneSizes {
  readonly openingCm: number;
  readonly widthCm: number;
  /** From the track, or from the blind's upper edge, to the end of the cloth. */
  readonly dropCm: number;
  /** From the end of a curtain to the floor. */
  readonly clearCm: number;
  /** Of the glass above the floor, of curtains. */
  readonly sillCm: number;
}

/** The measures as a workshop writes them; '' for none. */
export interface SceneLabels {
  readonly width: string;
  readonly opening: string;
  readonly drop: string;
}

/** A rectangle of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

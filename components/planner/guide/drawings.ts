import type { Dictionary } from '@/lib/content/dictionary';

export type Step = keyof Dictionary['measurePage']['guide']['steps'];

export const strokes = {
  wall: 'fill-line',
  frame: 'fill-background stroke-edge',
  cloth: 'fill-brass/60',
  rail: 'fill-brass',
  fold: 'stroke-deep/40',
  floor: 'stroke-text',
  edge: 'stroke-muted [stroke-dasharray:3]',
  measure: 'stroke-brand',
} as const;

type Stroke = readonly [role: keyof typeof strokes, d: string];

/** A window in its wall, seen from the room. */
const pane: Stroke = ['frame', 'M60 30h120v100H60zM120 30v100'];

/** From the back to the front. */
export const drawings: Readonly<Record<Step, readonly Stroke[]>> = {
  inside: [
    ['wall', 'M48 18h144v124H48z'],
    pane,
    ['cloth', 'M60 30h120v52H60z'],
    ['rail', 'M60 30h120v7H60z'],
    ['measure', 'M60 112H180'],
  ],
  outside: [
    ['floor', 'M14 152h212'],
    pane,
    ['rail', 'M34 20h172v6H34z'],
    ['cloth', 'M36 26h34v124H36zM170 26h34v124h-34z'],
    ['fold', 'M45 26v124M53 26v124M61 26v124M179 26v124M187 26v124M195 26v124'],
    ['measure', 'M34 12H206'],
  ],
  widths: [pane, ['measure', 'M60 42H180'], ['measure', 'M60 80H180'], ['measure', 'M60 118H180']],
  heights: [
    pane,
    ['measure', 'M74 30V130'],
    ['measure', 'M120 30V130'],
    ['measure', 'M166 30V130'],
  ],
  diagonals: [pane, ['measure', 'M60 30L180 130'], ['measure', 'M60 130L180 30']],
  depth: [
    ['wall', 'M12 36h216v72h-52V50H64v58H12z'],
    ['frame', 'M64 36h112v14H64zM64 43h112M120 36v14'],
    ['floor', 'M138 50v9h-16'],
    ['rail', 'M68 90h104v12H68z'],
    ['edge', 'M64 108h112'],
    ['measure', 'M80 50V108'],
    ['measure', 'M130 61V108'],
  ],
  floor: [
    ['wall', 'M20 140h200v18H20z'],
    ['cloth', 'M60 12h120v118H60z'],
    ['fold', 'M75 12v118M90 12v118M105 12v118M120 12v118M135 12v118M150 12v118M165 12v118'],
    ['edge', 'M60 110h120'],
    ['measure', 'M200 130V140'],
  ],
  track: [
    ['wall', 'M8 10h100v10H50v20H8v-5h37V20H8zM132 10h100v10H132z'],
    ['wall', 'M96 20h12v42H96zM96 120h12v34H96zM220 20h12v42h-12zM220 120h12v34h-12z'],
    ['frame', 'M99 62h6v58h-6zM223 62h6v58h-6z'],
    [
      'cloth',
      'M67 28q-5 30 0 60t0 62h13q5-32 0-62t0-60zM185 50q-5 25 0 50t0 50h13q5-25 0-50t0-50z',
    ],
    ['rail', 'M66 20h15v7H66zM184 43h15v7h-15z'],
    ['floor', 'M220 46h-21M8 154h224'],
    ['measure', 'M50 32H96'],
    ['measure', 'M209 46V62'],
  ],
};

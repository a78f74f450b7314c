import { clothColours } from './colours';
import type { PlannedWindow } from './plan';
import type { Box, Shape } from './scene';

/** Height of a slat and width of a louvre, in centimetres (our pages on venetian and vertical blinds). */
const slatCm = 5;
const louvreCm = 8.9;
/** Height of one fold of a roman blind. */
const romanFoldCm = 25;

/** Half of a blind is down, so that the window is seen behind it. */
const lowered: Readonly<Record<'roller' | 'venetian' | 'roman' | 'vertical', number>> = {
  roller: 0.5,
  venetian: 0.7,
  roman: 0.5,
  vertical: 0.55,
};

function slats(box: Box, step: number, fill: Shape & { kind: 'rect' }): readonly Shape[] {
  const count = Math.max(3, Math.floor(box.height / step));
  const pitch = box.height / count;
  return Array.from({ length: count }, (_, index) => ({
    ...fill,
    y: box.y + index * pitch,
    height: pitch * 0.68,
  }));
}

/** A blind half-way down in its box; `scale` is units of the drawing for each centimetre. */
export function blindShapes(window: PlannedWindow, box: Box, scale: number): Shape[] {
  const { product, colour, cloth, stack } = window;
  if (product === 'curtain') return [];
  const fill = clothColours[colour];
  const opacity = cloth === 'sheer' && product !== 'venetian' ? 0.62 : 1;
  const rail = Math.max(4, Math.min(9, 7 * scale));
  const headBox: Box = { ...box, height: rail };
  const head: Shape = { kind: 'rect', ...headBox, fill: 'brass' };
  const part = lowered[product];
  const down: Box = { ...box, y: box.y + rail, height: (box.height - rail) * part };
  const bar: Shape = {
    kind: 'rect',
    ...down,
    y: down.y + down.height,
    height: Math.max(2, rail / 2),
    fill: 'brass',
  };

  if (product === 'vertical') {
    const width = box.width * part;
    const x = stack === 'right' ? box.x + box.width - width : box.x;
    const panel: Box = { x, y: box.y + rail, width, height: box.height - rail };
    const count = Math.max(3, Math.min(60, Math.round(width / (louvreCm * scale))));
    return [head, { kind: 'folds', ...panel, count, along: 'x', fill, opacity }];
  }
  if (product === 'venetian') {
    const step = Math.max(3, slatCm * scale);
    const slat = { kind: 'rect', ...down, fill } as const;
    const cords = [0.15, 0.85].map(
      (place): Shape => ({
        kind: 'line',
        from: [box.x + box.width * place, down.y],
        to: [box.x + box.width * place, down.y + down.height],
        stroke: 'muted',
        width: 0.8,
      }),
    );
    return [head, ...slats(down, step, slat), ...cords, bar];
  }
  const folds =
    product === 'roman' ? Math.max(2, Math.round(down.height / (romanFoldCm * scale))) : 1;
  const tube: Shape = { kind: 'folds', ...headBox, count: 1, along: 'y', fill, opacity: 1 };
  return [
    product === 'roller' ? tube : head,
    product === 'roman'
      ? { kind: 'folds', ...down, count: folds, along: 'y', fill, opacity }
      : { kind: 'rect', ...down, fill, opacity },
    bar,
  ];
}

import { clothColours, seamColour } from './colours';
import { stackOfTrack } from './limits';
import type { Heading, PlannedWindow } from './plan';
import type { Box, Shape } from './scene';

/** Width of cloth that one fold takes, in centimetres: a wave of 8 cm there and back (our page), and what the others gather. */
const clothOfFoldCm: Readonly<Record<Heading, number>> = {
  wave: 16,
  pinch: 14,
  eyelet: 20,
  pencil: 9,
};

/** Narrower than this (units of the drawing) a fold is a line. */
const narrowestFold = 3.4;

/** Folds that are drawn as one, for a drawing as large as a hand. */
const foldsInOne = 2;

/** The upper edge of a panel, by its heading. */
function headingOf(heading: Heading, panel: Box, folds: number): readonly Shape[] {
  const count = Math.max(2, Math.min(folds, Math.floor(panel.width / 5)));
  const step = panel.width / count;
  const places = Array.from({ length: count }, (_, index) => panel.x + (index + 0.5) * step);
  if (heading === 'wave') return [];
  if (heading === 'eyelet') {
    const radius = Math.min(3, step / 2.4);
    return places.map((x) => ({ kind: 'ring', x, y: panel.y + 6, radius, stroke: 'brass' }));
  }
  const height = Math.min(heading === 'pinch' ? 16 : 11, panel.height / 6);
  const sides = heading === 'pinch' ? [-0.12, 0.12] : [0];
  const pleats = places.flatMap((x) =>
    sides.map(
      (side): Shape => ({
        kind: 'line',
        from: [x + side * step, panel.y + 2],
        to: [x + (side * step) / 2, panel.y + height],
        stroke: seamColour,
        width: 0.7,
      }),
    ),
  );
  if (heading === 'pinch') return pleats;
  const tape: Shape = {
    kind: 'line',
    from: [panel.x, panel.y + height],
    to: [panel.x + panel.width, panel.y + height],
    stroke: seamColour,
    width: 0.7,
  };
  return [...pleats, tape];
}

/** A curtain, half open, in the folds of its heading and fullness: `track` is its box, `trackCm` that box's width. */
export function curtainShapes(window: PlannedWindow, track: Box, trackCm: number): Shape[] {
  const { heading, fullness, stack, colour, cloth } = window;
  const panels = stack === 'both' ? 2 : 1;
  // As wide as it stands open, and as much again, so that folds and colour are seen.
  const share = Math.min(0.8, stackOfTrack[heading] * (fullness / 2) * 2.1 + 0.05) / panels;
  const width = track.width * share;
  const left: Box = { ...track, width };
  const right: Box = { ...track, x: track.x + track.width - width, width };
  const drawn = stack === 'both' ? [left, right] : [stack === 'left' ? left : right];
  const folds = Math.round((trackCm * fullness) / panels / clothOfFoldCm[heading] / foldsInOne);
  return drawn.flatMap((panel) => {
    const count = Math.max(2, Math.min(folds, Math.floor(panel.width / narrowestFold)));
    const opacity = cloth === 'sheer' ? 0.62 : 1;
    return [
      { kind: 'folds', ...panel, count, along: 'x', fill: clothColours[colour], opacity },
      ...headingOf(heading, panel, count),
    ] satisfies Shape[];
  });
}

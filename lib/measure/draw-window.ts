import { glassColours } from './colours';
import type { PlannedWindow } from './plan';
import type { Box, Paint, SceneLabels, SceneSizes, Shape } from './scene';
import { blindShapes } from './scene-blind';
import { curtainShapes } from './scene-curtain';

/** Room for the drawing itself; around it stand the measures. */
const area = { x: 30, y: 42, width: 300, height: 204 };

/** Frame above the glass and below the track: 10 cm is enough (our answers on waves and pleats). */
const aboveGlassCm = 10;

/** Half the length of the strokes that end a measure. */
const tick = 4;

function line(x1: number, y1: number, x2: number, y2: number, stroke: Paint, width = 1): Shape {
  return { kind: 'line', from: [x1, y1], to: [x2, y2], stroke, width };
}

function across(from: number, to: number, y: number, text: string): readonly Shape[] {
  if (!text) return [];
  return [
    line(from, y, to, y, 'muted'),
    line(from, y - tick, from, y + tick, 'muted'),
    line(to, y - tick, to, y + tick, 'muted'),
    { kind: 'text', x: (from + to) / 2, y: y - 7, text },
  ];
}

function glass(box: Box): readonly Shape[] {
  const frame = Math.max(1.5, Math.min(4, box.width / 40));
  const middle = box.x + box.width / 2;
  return [
    { kind: 'rect', ...box, fill: glassColours.frame },
    {
      kind: 'glass',
      x: box.x + frame,
      y: box.y + frame,
      width: Math.max(1, box.width - 2 * frame),
      height: Math.max(1, box.height - 2 * frame),
    },
    line(middle, box.y, middle, box.y + box.height, glassColours.frame, frame),
  ];
}

/** A recess seen from the room: its head and sides stand forward of the glass. */
function recess(box: Box): Shape {
  const edge = 8;
  return {
    kind: 'rect',
    x: box.x - edge,
    y: box.y - edge,
    width: box.width + 2 * edge,
    height: box.height + 2 * edge,
    fill: 'line',
  };
}

/** Where the opening stands, below a track or behind a blind. */
function openingBox(window: PlannedWindow, sizes: SceneSizes, whole: Box, scale: number): Box {
  const width = sizes.openingCm * scale;
  const x = whole.x + (whole.width - width) / 2;
  if (window.product !== 'curtain') {
    const inset = ((sizes.widthCm - sizes.openingCm) / 2) * scale;
    return { x, y: whole.y + inset, width, height: Math.max(8, whole.height - 2 * inset) };
  }
  const above = window.mount === 'inside' ? 0 : aboveGlassCm * scale;
  const below = Math.max(0, sizes.sillCm - sizes.clearCm) * scale;
  return { x, y: whole.y + above, width, height: Math.max(8, whole.height - above - below) };
}

/** A window to scale, with what hangs there and its measures as a workshop writes them. */
export function drawWindow(
  window: PlannedWindow,
  sizes: SceneSizes,
  labels: SceneLabels,
): readonly Shape[] {
  const scale = Math.min(area.width / sizes.widthCm, area.height / sizes.dropCm);
  const width = sizes.widthCm * scale;
  const height = sizes.dropCm * scale;
  const whole: Box = {
    x: area.x + (area.width - width) / 2,
    y: area.y + (area.height - height) / 2,
    width,
    height,
  };
  const end = { x: whole.x + width, y: whole.y + height };
  const opening = openingBox(window, sizes, whole, scale);
  const curtain = window.product === 'curtain';
  const floor = end.y + Math.max(1.5, sizes.clearCm * scale);
  const track: Shape = {
    kind: 'rect',
    x: whole.x - 2,
    y: whole.y - 6,
    width: width + 4,
    height: 6,
    fill: 'brass',
  };
  return [
    ...(window.mount === 'inside' ? [recess(opening)] : []),
    ...glass(opening),
    ...(curtain ? curtainShapes(window, whole, sizes.widthCm) : blindShapes(window, whole, scale)),
    ...(curtain
      ? [
          track,
          line(Math.max(4, whole.x - 26), floor, Math.min(344, end.x + 26), floor, 'text', 1.5),
        ]
      : []),
    ...across(whole.x, end.x, whole.y - 18, labels.width),
    ...across(opening.x, opening.x + opening.width, Math.max(floor, end.y) + 30, labels.opening),
    ...(labels.drop
      ? [
          line(end.x + 16, whole.y, end.x + 16, end.y, 'muted'),
          line(end.x + 16 - tick, whole.y, end.x + 16 + tick, whole.y, 'muted'),
          line(end.x + 16 - tick, end.y, end.x + 16 + tick, end.y, 'muted'),
          {
            kind: 'text',
            x: Math.min(370, end.x + 48),
            y: (whole.y + end.y) / 2 + 4,
            text: labels.drop,
          } as const,
        ]
      : []),
  ];
}

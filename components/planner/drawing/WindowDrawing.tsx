import { memo, useId } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { clothColours, glassColours } from '@/lib/planner/drawing/colours';
import {
  type Box,
  drawingHeight,
  drawingWidth,
  type Folds,
  windowGeometry,
} from '@/lib/planner/drawing/window-geometry';
import { isCurtain, isOnPole } from '@/lib/planner/model/plan';
import { clothOf, type Stock } from '@/lib/planner/model/stock';
import { formatLength } from '@/lib/planner/text/format';
import { fill } from '@/lib/text/fill';

/** Light on folds and sky behind glass, once on the page, for all drawings. */
export function DrawingDefinitions() {
  const shades: readonly (readonly [offset: number, colour: string, opacity: number])[] = [
    [0, '#000', 0.3],
    [0.3, '#000', 0.02],
    [0.48, '#fff', 0.22],
    [0.7, '#000', 0.04],
    [1, '#000', 0.34],
  ];
  const stops = shades.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <linearGradient id="fold-x">{stops}</linearGradient>
      <linearGradient id="fold-y" x2="0" y2="1">
        {stops}
      </linearGradient>
      <linearGradient id="glass" x2="0" y2="1">
        <stop stopColor={glassColours.sky} />
        <stop offset="1" stopColor={glassColours.ground} />
      </linearGradient>
    </svg>
  );
}

/** Cloth in folds: its colour, and over it light and shadow that repeat with each fold. */
function FoldedCloth({
  folds,
  fill: colour,
  opacity,
}: {
  folds: Folds;
  fill: string;
  opacity: number;
}) {
  const id = useId();
  const { count, along, ...box } = folds;
  const { x, y, width, height } = box;
  const tile = along === 'x' ? { width: width / count, height } : { width, height: height / count };
  return (
    <g opacity={opacity}>
      <pattern id={id} x={x} y={y} {...tile} patternUnits="userSpaceOnUse">
        <rect {...tile} fill={`url(#fold-${along})`} />
      </pattern>
      <rect {...box} fill={colour} />
      <rect {...box} fill={`url(#${id})`} />
    </g>
  );
}

/** The window in its frame, or in its recess. */
function Opening({ box, recess }: { box: Box; recess: boolean }) {
  const { x, y, width, height } = box;
  const edge = 8;
  const middle = x + width / 2;
  return (
    <>
      {recess && (
        <rect
          x={x - edge}
          y={y - edge}
          width={width + 2 * edge}
          height={height + 2 * edge}
          className="fill-line"
        />
      )}
      <rect {...box} fill="url(#glass)" stroke={glassColours.frame} strokeWidth="3" />
      <path d={`M${middle} ${y}v${height}`} stroke={glassColours.frame} strokeWidth="3" />
    </>
  );
}

/** A measure with strokes at its ends, as a workshop draws it. */
function Dimension({
  d,
  x,
  y,
  text,
  anchor = 'middle',
  direction = 'ltr',
}: {
  d: string;
  x: number;
  y: number;
  text: string;
  anchor?: 'middle' | 'start';
  /** Of words beside a number. */
  direction?: 'ltr' | 'rtl';
}) {
  return (
    <>
      <path d={d} className="stroke-muted" fill="none" />
      <text
        key={text}
        x={x}
        y={y}
        textAnchor={anchor}
        direction={direction}
        fontSize="14"
        className="fill-text"
      >
        {text}
      </text>
    </>
  );
}

interface WindowDrawingProps {
  readonly checked: CheckedWindow;
  readonly stock: Stock;
  readonly words: PlannerWords;
  /** What the window is called. */
  readonly name: string;
}

/** A window with what hangs there and its measures. */
export const WindowDrawing = memo(function WindowDrawing(props: WindowDrawingProps) {
  const { checked, stock, words, name } = props;
  const { measured, calculation } = checked;
  const { window, unit, governing } = measured;
  const { whole, opening, floorY, panels, slats, sheer } = windowGeometry(measured, calculation);
  const end = { x: whole.x + whole.width, y: whole.y + whole.height };
  const curtain = isCurtain(window);
  const colour = clothColours[window.colour];
  const see = clothOf(window, stock)?.opacity === 'sheer' && !slats.length ? 0.6 : 1;
  const length = (cm: number | undefined) =>
    cm === undefined ? words.unknown : formatLength(cm, unit, words);
  const outer = words.drawing.outer[curtain ? (isOnPole(window) ? 'pole' : 'curtain') : 'blind'];
  const below = Math.max(floorY ?? 0, end.y) + 14;
  const across = (from: number, to: number, y: number) =>
    `M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`;
  const label = fill(words.drawing.label, { name });
  return (
    <svg
      viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
      role="img"
      aria-label={label}
      className="plan-drawing"
    >
      <Opening box={opening} recess={window.mount === 'recess'} />
      {sheer && <FoldedCloth folds={sheer} fill="#FFFFFF" opacity={0.55} />}
      {panels.map((folds) => (
        <FoldedCloth key={folds.x} folds={folds} fill={colour} opacity={see} />
      ))}
      {slats.map((slat) => (
        <rect key={slat.y} {...slat} fill={colour} />
      ))}
      <rect
        x={whole.x - 2}
        y={whole.y - 6}
        width={whole.width + 4}
        height={7}
        className="fill-brass"
      />
      {floorY !== undefined && (
        <path d={`M6 ${floorY}H${end.x + 8}`} className="stroke-text" strokeWidth="1.5" />
      )}
      <Dimension
        d={across(whole.x, end.x, whole.y - 14)}
        x={whole.x + whole.width / 2}
        y={whole.y - 20}
        direction={words.direction}
        text={fill(outer, { value: length(calculation?.widthCm) })}
      />
      <Dimension
        d={across(opening.x, opening.x + opening.width, below)}
        x={opening.x + opening.width / 2}
        y={below + 20}
        direction={words.direction}
        text={fill(words.drawing.opening, { value: length(governing.width?.cm) })}
      />
      <Dimension
        d={`M${end.x + 14} ${whole.y}V${end.y}M${end.x + 10} ${whole.y}h8M${end.x + 10} ${end.y}h8`}
        x={end.x + 22}
        y={(whole.y + end.y) / 2 + 5}
        text={length(calculation?.dropCm)}
        anchor="start"
      />
    </svg>
  );
});

/** What the drawing may claim. */
export function drawingCaption(
  { measured, calculation }: CheckedWindow,
  words: PlannerWords,
): string {
  if (!calculation) return words.drawing.unmeasured;
  return windowGeometry(measured, calculation).toScale ? words.drawing.scale : words.drawing.free;
}

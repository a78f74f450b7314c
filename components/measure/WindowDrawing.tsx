import { memo, useId } from 'react';
import { brassColour, glassColours, type HexColour } from '@/lib/measure/colours';
import { type Paint, type Shape, sceneHeight, sceneWidth } from '@/lib/measure/scene';

const inks: Readonly<Record<string, string>> = {
  text: 'var(--text)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  background: 'var(--background)',
  brass: brassColour,
};

function paint(colour: Paint | HexColour): string {
  return inks[colour] ?? colour;
}

type Folds = Extract<Shape, { kind: 'folds' }>;

/** Cloth in folds: its colour, and over it light and shadow that repeat with each fold. */
function FoldedCloth({ shape, id }: { readonly shape: Folds; readonly id: string }) {
  const { x, y, width, height, count, along, fill, opacity } = shape;
  const box = { x, y, width, height };
  const tile = along === 'x' ? { width: width / count, height } : { width, height: height / count };
  return (
    <g opacity={opacity}>
      <pattern id={id} x={x} y={y} {...tile} patternUnits="userSpaceOnUse">
        <rect {...tile} fill={`url(#${along === 'x' ? 'fold-x' : 'fold-y'})`} />
      </pattern>
      <rect {...box} fill={fill} />
      <rect {...box} fill={`url(#${id})`} />
    </g>
  );
}

function Drawn({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  switch (shape.kind) {
    case 'rect': {
      const { kind: _, fill, ...rest } = shape;
      return <rect {...rest} fill={paint(fill)} />;
    }
    case 'glass': {
      const { kind: _, ...rest } = shape;
      return <rect {...rest} fill="url(#glass)" />;
    }
    case 'folds':
      return <FoldedCloth shape={shape} id={id} />;
    case 'line': {
      const { from, to, stroke, width } = shape;
      return (
        <line
          x1={from[0]}
          y1={from[1]}
          x2={to[0]}
          y2={to[1]}
          stroke={paint(stroke)}
          strokeWidth={width}
        />
      );
    }
    case 'ring': {
      const { x, y, radius, stroke } = shape;
      return (
        <circle cx={x} cy={y} r={radius} fill="none" stroke={paint(stroke)} strokeWidth="1.2" />
      );
    }
    case 'text':
      return (
        <text x={shape.x} y={shape.y} textAnchor="middle" fontSize="11.5" fill="var(--text)">
          {shape.text}
        </text>
      );
  }
}

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

export interface WindowDrawingProps {
  readonly shapes: readonly Shape[];
  /** Name of the drawing for screen readers; none where words beside it say the same. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A window to scale. */
export const WindowDrawing = memo(function WindowDrawing({
  shapes,
  label,
  id,
  className,
}: WindowDrawingProps) {
  const own = useId();
  return (
    <svg
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
    >
      <g id={id}>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing has no other order than its own
          <Drawn key={index} shape={shape} id={`${own}${index}`} />
        ))}
      </g>
    </svg>
  );
});

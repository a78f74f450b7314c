type Point = readonly [x: number, y: number];

/** A measure with a stroke at each end, as on a workshop's drawing. */
export function Measure({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across: Point = [(-(y2 - y1) / length) * 5, ((x2 - x1) / length) * 5];
  const end = ([x, y]: Point) =>
    `M${x - across[0]} ${y - across[1]}l${2 * across[0]} ${2 * across[1]}`;
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}${end(from)}${end(to)}`}
      className="stroke-brand"
      strokeWidth="1.5"
      fill="none"
    />
  );
}

/** A window in its wall, seen from the room. */
export function Pane({ x = 60, y = 30, width = 120, height = 100 }) {
  return (
    <g className="stroke-edge" strokeWidth="1.5">
      <rect x={x} y={y} width={width} height={height} className="fill-background" />
      <path d={`M${x + width / 2} ${y}v${height}`} />
    </g>
  );
}

import type { ReactNode } from 'react';

/** Drawings of the guide, by the id of their step in content. */
export type GuideStep =
  | 'inside'
  | 'outside'
  | 'widths'
  | 'heights'
  | 'diagonals'
  | 'depth'
  | 'floor'
  | 'track';

type Point = readonly [x: number, y: number];

/** A measure with a stroke at each end, as on a workshop's drawing. */
function Measure({ from, to }: { readonly from: Point; readonly to: Point }) {
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
function Pane({ x = 60, y = 30, width = 120, height = 100 }) {
  return (
    <g className="stroke-edge" strokeWidth="1.5">
      <rect x={x} y={y} width={width} height={height} className="fill-background" />
      <path d={`M${x + width / 2} ${y}v${height}`} />
    </g>
  );
}

const floor = <path d="M14 152h212" className="stroke-text" strokeWidth="1.5" />;

const drawings: Readonly<Record<GuideStep, ReactNode>> = {
  inside: (
    <>
      <rect x="48" y="18" width="144" height="124" className="fill-line" />
      <Pane />
      <rect x="60" y="30" width="120" height="52" className="fill-brass/60" />
      <rect x="60" y="30" width="120" height="7" className="fill-brass" />
      <Measure from={[60, 112]} to={[180, 112]} />
    </>
  ),
  outside: (
    <>
      {floor}
      <Pane y={34} height={86} x={76} width={88} />
      <rect x="34" y="20" width="172" height="6" className="fill-brass" />
      <path d="M36 26h34v124H36zM170 26h34v124h-34z" className="fill-brass/60" />
      <path
        d="M43 26v124M50 26v124M57 26v124M64 26v124M177 26v124M184 26v124M191 26v124M198 26v124"
        className="stroke-deep/40"
      />
      <Measure from={[34, 12]} to={[206, 12]} />
    </>
  ),
  widths: (
    <>
      <Pane />
      {[42, 80, 118].map((y) => (
        <Measure key={y} from={[60, y]} to={[180, y]} />
      ))}
    </>
  ),
  heights: (
    <>
      <Pane />
      {[74, 120, 166].map((x) => (
        <Measure key={x} from={[x, 30]} to={[x, 130]} />
      ))}
    </>
  ),
  diagonals: (
    <>
      <Pane />
      <Measure from={[60, 30]} to={[180, 130]} />
      <Measure from={[60, 130]} to={[180, 30]} />
    </>
  ),
  depth: (
    <>
      <path d="M20 116V60h40v38h120V60h40v56z" className="fill-line" />
      <path d="M60 94h120" className="stroke-edge" strokeWidth="4" />
      <path d="M118 92v-8h14" className="stroke-text" strokeWidth="2" fill="none" />
      <rect x="64" y="62" width="112" height="9" rx="4" className="fill-brass" />
      <Measure from={[76, 60]} to={[76, 91]} />
      <Measure from={[132, 60]} to={[132, 82]} />
    </>
  ),
  floor: (
    <>
      <path d="M20 140h200v18H20z" className="fill-line" />
      <path d="M60 12h120v118H60z" className="fill-brass/60" />
      <path
        d="M75 12v118M90 12v118M105 12v118M120 12v118M135 12v118M150 12v118M165 12v118"
        className="stroke-deep/40"
      />
      <path d="M60 110h120" className="stroke-deep" strokeDasharray="3 3" />
      <Measure from={[200, 130]} to={[200, 140]} />
    </>
  ),
  track: (
    <>
      <path d="M10 14h220v10H10z" className="fill-line" />
      <path d="M100 24v132h8V24zM216 24v132h8V24z" className="fill-line" />
      <rect x="66" y="24" width="14" height="7" className="fill-brass" />
      <path d="M70 31c-6 30 6 60 0 92M76 31c-6 30 6 60 0 92" className="stroke-brass" fill="none" />
      <path d="M216 54h-20" className="stroke-text" strokeWidth="2" />
      <rect x="186" y="50" width="14" height="7" className="fill-brass" />
      <path
        d="M190 57c-6 26 6 54 0 82M196 57c-6 26 6 54 0 82"
        className="stroke-brass"
        fill="none"
      />
      <Measure from={[66, 40]} to={[100, 40]} />
      <Measure from={[208, 58]} to={[208, 84]} />
      <path d="M216 84v60h8V84z" className="fill-background stroke-edge" />
      <path d="M10 156h220" className="stroke-text" strokeWidth="1.5" />
    </>
  ),
};

/** One drawing of the guide. */
export function GuideDrawing({
  step,
  label,
}: {
  readonly step: GuideStep;
  readonly label: string;
}) {
  return (
    <svg viewBox="0 0 240 170" role="img" aria-label={label} fill="none" className="w-full">
      {drawings[step]}
    </svg>
  );
}

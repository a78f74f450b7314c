import type { ReactNode } from 'react';
import type { GuideStep } from '@/content/en/measure';
import { Measure, Pane } from './shapes';

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
      <path d="M12 36h216v72h-52V50H64v58H12z" className="fill-line stroke-edge" />
      <rect x="64" y="36" width="112" height="14" className="fill-background stroke-edge" />
      <path d="M64 43h112M120 36v14" className="stroke-edge" />
      <path d="M138 50v9h-16" className="stroke-text" strokeWidth="3" />
      <rect x="68" y="88" width="104" height="14" rx="7" className="fill-brass" />
      <path d="M64 108h112" className="stroke-muted" strokeDasharray="3 3" />
      <Measure from={[80, 50]} to={[80, 108]} />
      <Measure from={[130, 61]} to={[130, 108]} />
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
      <path d="M8 10h100v10H50v20H8v-5h37V20H8zM132 10h100v10H132z" className="fill-line" />
      {[96, 220].map((x) => (
        <g key={x} className="stroke-edge">
          <path d={`M${x} 20h12v42h-12zM${x} 120h12v34h-12z`} className="fill-line" />
          <path d={`M${x + 3} 62h6v58h-6z`} className="fill-background" />
        </g>
      ))}
      <path
        d="M67 28q-5 30 0 60t0 62h13q5-32 0-62t0-60zM185 50q-5 25 0 50t0 50h13q5-25 0-50t0-50z"
        className="fill-brass/60"
      />
      <path d="M73 28q-5 30 0 60t0 62M191 50q-5 25 0 50t0 50" className="stroke-deep/40" />
      <path d="M66 20h15v7H66zM184 43h15v7h-15z" className="fill-brass" />
      <path d="M220 46h-21" className="stroke-text" strokeWidth="2.5" />
      <path d="M8 154h224" className="stroke-text" strokeWidth="1.5" />
      <Measure from={[50, 32]} to={[96, 32]} />
      <Measure from={[209, 46]} to={[209, 62]} />
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

import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import { clothsOf, coloursOf } from '@/lib/planner/model/window';
import { formatLength, windowName } from '@/lib/planner/text/format';
import { outerText } from '@/lib/planner/text/window-text';
import { fill } from '@/lib/text';
import { usePlanner } from '../state/use-planner';
import { drawingSize, foldsOf, windowGeometry } from './geometry';

const glass = { className: 'fill-glass stroke-window-frame', strokeWidth: 3 };

export const DrawingDefinitions = () => (
  <svg aria-hidden="true" width="0" height="0" className="absolute">
    <marker id="measure-end" viewBox="-1 -5 2 10" markerHeight="7" orient="auto">
      <path d="M0 -5V5" className="stroke-brand" strokeWidth="1.5" />
    </marker>
  </svg>
);

export function WindowDrawing({ checked }: { readonly checked: CheckedWindow }) {
  const { plan, shop, words } = usePlanner();
  const { window, calculation, governing } = checked;
  const { whole, opening, floorY, cloths } = windowGeometry(checked);
  const end = { x: whole.x + whole.width, y: whole.y + whole.height };
  const middle = { x: opening.x + opening.width / 2, y: (whole.y + end.y) / 2 };
  const below = Math.max(floorY ?? 0, end.y) + 14;
  const sheer = clothsOf(window, shop).face?.opacity === 'sheer';
  const tone = coloursOf(window, shop).chosen?.tone;
  const length = (cm: number | undefined) =>
    cm === undefined ? words.unknown : formatLength(cm, window.unit, words);
  const measures = [
    {
      d: `M${whole.x} ${whole.y - 14}H${end.x}`,
      at: { x: middle.x, y: whole.y - 22 },
      text: outerText(window, length(calculation?.widthCm), words),
    },
    {
      d: `M${opening.x} ${below}H${opening.x + opening.width}`,
      at: { x: middle.x, y: below + 20 },
      text: fill(words.drawing.opening, { value: length(governing.width?.cm) }),
    },
    {
      d: `M${end.x + 14} ${whole.y}V${end.y}`,
      at: { x: end.x + 22, y: middle.y + 5, textAnchor: 'start', direction: 'ltr' },
      text: length(calculation?.dropCm),
    },
  ] as const;
  return (
    <svg
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      role="img"
      aria-label={fill(words.drawing.label, { name: windowName(plan, window, words) })}
      className="mx-auto w-full max-w-md"
    >
      <rect {...opening} {...glass} />
      <path
        d={`M${opening.x + opening.width * 0.38} ${opening.y + opening.height * 0.55}h7v10h-7z m${opening.width * 0.22} 22h7v10h-7z`}
        className="fill-lit"
      />
      <path d={`M${middle.x} ${opening.y}v${opening.height}`} {...glass} />
      {window.product === 'double' && (
        <g opacity="0.7">
          <rect {...whole} className="fill-paper" />
          <path d={foldsOf(whole, 9, true)} className="stroke-fold" />
        </g>
      )}
      {cloths.map(({ box, folds }) => (
        <g key={box.x} opacity={sheer ? 0.6 : 1}>
          <rect {...box} className="fill-dust" style={{ fill: tone }} />
          <path d={folds} className="stroke-fold" />
        </g>
      ))}
      <path d={`M${whole.x - 2} ${whole.y - 3}H${end.x + 2}`} className="stroke-brass stroke-6" />
      {floorY !== undefined && <path d={`M6 ${floorY}H${end.x + 8}`} className="stroke-text" />}
      {measures.map(({ d, at, text }) => (
        <g key={d + text} className="fill-text">
          <path
            d={d}
            className="stroke-brand"
            markerStart="url(#measure-end)"
            markerEnd="url(#measure-end)"
          />
          <text direction={words.direction} textAnchor="middle" fontSize="15" {...at}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

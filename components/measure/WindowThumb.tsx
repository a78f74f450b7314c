import { clothColours, glassColours } from '@/lib/measure/colours';
import type { PlannedWindow } from '@/lib/measure/plan';

/** A window in the list, as small as a letter: its product and its colour. */
export function WindowThumb({ product, stack, colour }: PlannedWindow) {
  const fill = clothColours[colour];
  const left = stack !== 'right';
  const right = stack !== 'left';
  return (
    <svg aria-hidden="true" viewBox="0 0 36 30" className="plan-thumb">
      <rect
        x="7"
        y="4"
        width="22"
        height="22"
        fill={glassColours.sky}
        stroke={glassColours.frame}
      />
      {product === 'curtain' ? (
        <>
          {left && <rect x="1" y="2" width="9" height="27" fill={fill} />}
          {right && <rect x="26" y="2" width="9" height="27" fill={fill} />}
        </>
      ) : product === 'vertical' ? (
        <path d="M9 4v22M13 4v22M17 4v22M21 4v22" stroke={fill} strokeWidth="2.6" />
      ) : product === 'venetian' ? (
        <path d="M7 6h22M7 10h22M7 14h22M7 18h22" stroke={fill} strokeWidth="2.4" />
      ) : (
        <rect x="6" y="3" width="24" height="13" fill={fill} />
      )}
    </svg>
  );
}

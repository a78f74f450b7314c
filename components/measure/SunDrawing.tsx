import { memo } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { Direction } from '@/lib/measure/plan';
import type { Season, Span, SunTable } from '@/lib/measure/sun-on-window';

const width = 360;
const height = 132;
const ground = 106;
const highest = 88;

/** The axis, in minutes after midnight. */
const from = 4 * 60;
const to = 19 * 60;

function xOf(minute: number): number {
  return Math.round((((minute - from) / (to - from)) * (width - 20) + 10) * 10) / 10;
}

/** As high as the sun stands over the ground plane, so that its way is an arc. */
function yOf(elevation: number): number {
  const up = Math.sin((Math.max(0, elevation) * Math.PI) / 180);
  return Math.round((ground - up * highest) * 10) / 10;
}

/** The sun's way over the day, through its heights at each half hour; or the part of it within a span. */
function wayOf(sun: SunTable, season: Season, [start, end]: Span): string {
  const heights = sun.elevations[season];
  const heightAt = (minute: number) => {
    const index = Math.floor(minute / 30);
    const before = heights[index] ?? 0;
    const after = heights[index + 1] ?? before;
    return before + ((after - before) * (minute - index * 30)) / 30;
  };
  const minutes = [start];
  for (let minute = Math.ceil(start / 30) * 30; minute < end; minute += 30) minutes.push(minute);
  minutes.push(end);
  const [rise, set] = sun.daylight[season];
  const level = (minute: number) => (minute <= rise || minute >= set ? 0 : heightAt(minute));
  return minutes.map((minute) => `${xOf(minute)} ${yOf(level(minute))}`).join('L');
}

interface SunDrawingProps {
  readonly sun: SunTable;
  readonly facing: Direction | '';
  readonly words: PlannerWords;
  /** Whether scripts run: the ways, long to write down, come with them. */
  readonly ready: boolean;
}

/** The sun's way in June (line) and December (dashed), and when it stands on the window. */
export const SunDrawing = memo(function SunDrawing({ sun, facing, words, ready }: SunDrawingProps) {
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from / 60 + index);
  const spans = facing ? sun.spans[facing].summer : [];
  const [first] = spans;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.sun.label}
      className="mt-3 w-full max-w-prose"
    >
      {spans.map((span) => (
        <path
          key={span[0]}
          d={`M${xOf(span[0])} ${ground}L${wayOf(sun, 'summer', span)}L${xOf(span[1])} ${ground}Z`}
          className="fill-brass/35"
        />
      ))}
      {ready && (
        <>
          <path
            d={`M${wayOf(sun, 'summer', sun.daylight.summer)}`}
            fill="none"
            className="stroke-brass"
            strokeWidth="1.5"
          />
          <path
            d={`M${wayOf(sun, 'winter', sun.daylight.winter)}`}
            fill="none"
            className="stroke-brass"
            strokeWidth="1.5"
            strokeDasharray="2.5 3.5"
          />
        </>
      )}
      <path d={`M4 ${ground}H${width - 4}`} className="stroke-muted" strokeWidth="0.8" />
      {hours.map((hour) => (
        <text
          key={hour}
          x={xOf(hour * 60)}
          y={ground + 15}
          textAnchor="middle"
          fontSize="10"
          className="fill-muted"
        >
          {hour}
        </text>
      ))}
      {first && (
        <text
          x={Math.min(width - 70, Math.max(70, xOf((first[0] + first[1]) / 2)))}
          y="11"
          textAnchor="middle"
          fontSize="10.5"
          className="fill-text"
        >
          {words.sun.on}
        </text>
      )}
    </svg>
  );
});

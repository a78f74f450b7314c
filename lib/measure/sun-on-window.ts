import { qatarOffset } from '@/lib/qatar-time';
import { type Direction, directions } from './plan';
import { type Place, sunPosition } from './sun';

/** The city's latitude and longitude; a window's own place in Qatar differs by less than a degree. */
const doha: Place = { latitude: 25.3, longitude: 51.53 };

/** The longest and the shortest day; a year more or less moves the sun by a hundredth of a degree. */
const days = { summer: Date.UTC(2026, 5, 21), winter: Date.UTC(2026, 11, 21) } as const;

export type Season = keyof typeof days;

/** Minutes after midnight, by Qatar's clock. */
export type Span = readonly [from: number, to: number];

/** The sun at a minute of the longest or the shortest day. */
export function sunOfSeason(season: Season, minute: number) {
  return sunPosition(doha, days[season] - qatarOffset + minute * 60_000);
}

/** Whether the sun shines on the outside of glass that looks towards a compass bearing. */
function shinesOn(bearing: number, season: Season, minute: number): boolean {
  const { azimuth, elevation } = sunOfSeason(season, minute);
  const aside = Math.abs(((azimuth - bearing + 540) % 360) - 180);
  return elevation > 0 && aside < 90;
}

const day = 24 * 60;

function spans(holds: (minute: number) => boolean): readonly Span[] {
  const found: Span[] = [];
  let from: number | undefined;
  for (let minute = 0; minute <= day; minute += 1) {
    const now = minute < day && holds(minute);
    if (now && from === undefined) from = minute;
    if (!now && from !== undefined) {
      found.push([from, minute]);
      from = undefined;
    }
  }
  return found;
}

/** When the sun stands on a window that faces a direction; two spans where it comes in the morning and the evening. */
export function sunSpans(facing: Direction, season: Season): readonly Span[] {
  const bearing = directions.indexOf(facing) * 45;
  return spans((minute) => shinesOn(bearing, season, minute));
}

/** From sunrise to sunset. */
export function daylight(season: Season): Span {
  const [light] = spans((minute) => sunOfSeason(season, minute).elevation > 0);
  if (!light) throw new Error(`the sun does not rise in ${season}`);
  return light;
}

/** What the sun does to windows of all directions, for the planner: worked out when the site is built. */
export interface SunTable {
  readonly daylight: Readonly<Record<Season, Span>>;
  /** Elevation in tenths of a degree at each half hour of the day, midnight to midnight. */
  readonly elevations: Readonly<Record<Season, readonly number[]>>;
  readonly spans: Readonly<Record<Direction, Readonly<Record<Season, readonly Span[]>>>>;
}

const step = 30;

export function sunTable(): SunTable {
  const elevations = (season: Season) =>
    Array.from(
      { length: day / step + 1 },
      (_, index) => Math.round(sunOfSeason(season, index * step).elevation * 10) / 10,
    );
  const both = <T>(of: (season: Season) => T) => ({ summer: of('summer'), winter: of('winter') });
  const rows = directions.map(
    (facing) => [facing, both((season) => sunSpans(facing, season))] as const,
  );
  return {
    daylight: both(daylight),
    elevations: both(elevations),
    // Every direction is among the rows, which the compiler cannot see.
    spans: Object.fromEntries(rows) as SunTable['spans'],
  };
}

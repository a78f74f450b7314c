/**
 * Where the sun stands, by the formulas of NOAA's solar calculator after Meeus, 'Astronomical Algorithms'
 * (https://gml.noaa.gov/grad/solcalc/calcdetails.html). Angles in degrees; without refraction, which is half a degree at the
 * horizon and nothing above.
 */

import { dayLength } from '@/lib/qatar-time';

const radians = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * radians);
const cos = (degrees: number) => Math.cos(degrees * radians);
const tan = (degrees: number) => Math.tan(degrees * radians);

/** Julian day of 1 January 1970, 0 h. */
const epochJulianDay = 2_440_587.5;

export interface SunOfDay {
  readonly declination: number;
  /** Apparent less mean solar time, in minutes. */
  readonly equationOfTimeMinutes: number;
}

/** Declination and equation of time at a moment (milliseconds since 1970). */
export function sunAt(time: number): SunOfDay {
  const century = (time / dayLength + epochJulianDay - 2_451_545) / 36_525;
  const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360;
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node);
  const seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813));
  const obliquity = 23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node);
  const half = tan(obliquity / 2) ** 2;
  const equation =
    half * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * half * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * half ** 2 * sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly);
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / radians,
    equationOfTimeMinutes: (4 * equation) / radians,
  };
}

export interface Place {
  /** North is positive. */
  readonly latitude: number;
  /** East is positive. */
  readonly longitude: number;
}

export interface SunPosition {
  /** Clockwise from north. */
  readonly azimuth: number;
  /** Above the horizon. */
  readonly elevation: number;
}

/** Where the sun stands over a place at a moment (milliseconds since 1970). */
export function sunPosition({ latitude, longitude }: Place, time: number): SunPosition {
  const { declination, equationOfTimeMinutes } = sunAt(time);
  const minutes = (time % dayLength) / 60_000 + equationOfTimeMinutes + 4 * longitude;
  const hourAngle = minutes / 4 - 180;
  const up = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle);
  // South and west of the point overhead: the arctangent of both knows the quadrant.
  const west = cos(declination) * sin(hourAngle);
  const south =
    cos(hourAngle) * sin(latitude) * cos(declination) - sin(declination) * cos(latitude);
  return {
    azimuth: (Math.atan2(west, south) / radians + 180 + 360) % 360,
    elevation: Math.asin(Math.min(1, Math.max(-1, up))) / radians,
  };
}

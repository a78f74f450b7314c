import { directions } from './plan';
import { sunAt, sunPosition } from './sun';
import { daylight, sunOfSeason, sunSpans, sunTable } from './sun-on-window';

const half = 0.5;

function expectWithin(value: number, published: number, tolerance = half) {
  expect(Math.abs(value - published)).toBeLessThanOrEqual(tolerance);
}

/** Reda and Andreas, 'Solar Position Algorithm', NREL/TP-560-34302, example of table A5.1: with refraction, 17 October 2003. */
test('NREL’s example: Golden, Colorado', () => {
  const golden = { latitude: 39.742476, longitude: -105.1786 };
  const { azimuth, elevation } = sunPosition(golden, Date.UTC(2003, 9, 17, 19, 30, 30));
  expectWithin(azimuth, 194.340241);
  expectWithin(90 - elevation, 50.111622);
});

/** Meeus, 'Astronomical Algorithms', examples 25.a and 28.b: 13 October 1992, 0 h. */
test('Meeus’s examples: declination and equation of time', () => {
  const { declination, equationOfTimeMinutes } = sunAt(Date.UTC(1992, 9, 13));
  expectWithin(declination, -7.78507, 0.01);
  expectWithin(equationOfTimeMinutes, 13.71, 0.05);
});

/** Equinoxes and solstices of 2026 by the almanac (https://aa.usno.navy.mil/data/Earth_Seasons). */
test.each([
  ['March', Date.UTC(2026, 2, 20, 14, 46), 0],
  ['June', Date.UTC(2026, 5, 21, 8, 24), 23.44],
  ['September', Date.UTC(2026, 8, 23, 0, 5), 0],
  ['December', Date.UTC(2026, 11, 21, 20, 50), -23.44],
])('it crosses and turns in %s when the almanac says', (_, time, declination) => {
  expectWithin(sunAt(time).declination, declination, 0.01);
});

/** The year's four extremes of the equation of time (https://en.wikipedia.org/wiki/Equation_of_time). */
test.each([
  ['11 February', Date.UTC(2026, 1, 11), -14.2],
  ['14 May', Date.UTC(2026, 4, 14), 3.7],
  ['26 July', Date.UTC(2026, 6, 26), -6.5],
  ['3 November', Date.UTC(2026, 10, 3), 16.4],
])('a sundial is most ahead of or behind the clock on %s', (_, time, minutes) => {
  expectWithin(sunAt(time).equationOfTimeMinutes, minutes, 0.1);
});

test('at the equinox it rises in the east, sets in the west and shines twelve hours on a south window', () => {
  const doha = { latitude: 25.3, longitude: 51.53 };
  const noon = Date.UTC(2026, 2, 20, 8, 41);
  expectWithin(sunPosition(doha, noon).elevation, 90 - 25.3, half);
  expectWithin(sunPosition(doha, noon - 6 * 3_600_000).azimuth, 90);
  expectWithin(sunPosition(doha, noon + 6 * 3_600_000).azimuth, 270);
});

test('at noon it stands as high as latitude and the tilt of the earth, 23.44 degrees, say', () => {
  const highest = (season: 'summer' | 'winter') =>
    Math.max(...Array.from({ length: 1440 }, (_, minute) => sunOfSeason(season, minute).elevation));
  expectWithin(highest('summer'), 90 - 25.3 + 23.44, 0.05);
  expectWithin(highest('winter'), 90 - 25.3 - 23.44, 0.05);
});

/** Sunrise and sunset in Doha as almanacs give them: 4:43 and 18:28 in June, 6:16 and 16:50 in December. */
test('days are as long as almanacs say, but for the refraction at the horizon', () => {
  const published = { summer: [4 * 60 + 43, 18 * 60 + 28], winter: [6 * 60 + 16, 16 * 60 + 50] };
  for (const season of ['summer', 'winter'] as const) {
    const [rise, set] = daylight(season);
    const [publishedRise = 0, publishedSet = 0] = published[season];
    expectWithin(rise, publishedRise, 6);
    expectWithin(set, publishedSet, 6);
  }
});

test('it rises and sets north of east and west in June, south of them in December', () => {
  const [rise] = daylight('summer');
  expect(sunOfSeason('summer', rise).azimuth).toBeLessThan(90);
  const [winterRise] = daylight('winter');
  expect(sunOfSeason('winter', winterRise).azimuth).toBeGreaterThan(90);
});

/** At the horizon the azimuth's cosine is sin(declination) ÷ cos(latitude): 63.9 degrees in June, 116.1 in December. */
test('it rises at the solstices where spherical trigonometry says', () => {
  expectWithin(sunOfSeason('summer', daylight('summer')[0]).azimuth, 63.9);
  expectWithin(sunOfSeason('winter', daylight('winter')[0]).azimuth, 116.1);
});

test('a south window has the whole winter day, a north one none of it, and both ends of a summer’s', () => {
  expect(sunSpans('s', 'winter')).toEqual([daylight('winter')]);
  expect(sunSpans('n', 'winter')).toEqual([]);
  expect(sunSpans('n', 'summer')).toHaveLength(2);
});

test('east and west share the day at noon', () => {
  for (const season of ['summer', 'winter'] as const) {
    const [[from = 0, to = 0] = []] = sunSpans('e', season);
    const [[later = 0, end = 0] = []] = sunSpans('w', season);
    expect(from).toBe(daylight(season)[0]);
    expect(end).toBe(daylight(season)[1]);
    expectWithin(to, later, 2);
    expectWithin(to, 11 * 60 + 35, 10);
  }
});

test('opposite windows never have the sun at once', () => {
  const { spans } = sunTable();
  for (const [index, facing] of directions.entries()) {
    const opposite = directions[(index + 4) % 8] ?? 'n';
    for (const season of ['summer', 'winter'] as const) {
      for (const [from, to] of spans[facing][season]) {
        for (const [start, end] of spans[opposite][season]) {
          expect(Math.min(to, end) - Math.max(from, start)).toBeLessThanOrEqual(1);
        }
      }
    }
  }
});

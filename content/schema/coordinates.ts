/** Bounding boxes of countries in this region, in degrees: south to north, west to east. */
const countries: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AE: [22.5, 26.5, 51, 56.5],
  BH: [25.5, 26.5, 50.2, 50.9],
  KW: [28.4, 30.2, 46.4, 48.6],
  OM: [16.5, 26.6, 51.8, 60],
  QA: [24.4, 26.3, 50.6, 51.8],
  SA: [16, 32.3, 34.4, 55.8],
};

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The error of coordinates outside their country; '' if there is none. */
export function coordinatesError({ latitude, longitude }: Place, country: string): string {
  const [south = -90, north = 90, west = -180, east = 180] = countries[country] ?? [];
  const isInside = (lat: number, long: number) =>
    lat >= south && lat <= north && long >= west && long <= east;
  if (isInside(latitude, longitude)) return '';
  if (isInside(longitude, latitude)) return 'latitude and longitude are the wrong way round';
  return `${latitude}, ${longitude} is not in ${country}; copy both from the map again`;
}

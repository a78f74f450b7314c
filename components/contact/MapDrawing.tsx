import { city } from '@/config/map';
import { inLanguage, type Locale, site } from '@/lib/content';

const width = 960;
const height = 640;
/** The pin is above the middle, clear of the names. */
const pin = { x: width / 2, y: 290 };
const perKm = 240;

const { geo } = site.address;

/** A place's coordinates on the drawing; north is up. */
function at({ latitude, longitude }: Pick<typeof geo, 'latitude' | 'longitude'>) {
  const east = (longitude - geo.longitude) * 111.3 * Math.cos((geo.latitude * Math.PI) / 180);
  const north = (latitude - geo.latitude) * 110.8;
  return { x: Math.round(pin.x + east * perKm), y: Math.round(pin.y - north * perKm) };
}

const centre = at(city.centre);
const away = Math.hypot(pin.x - centre.x, pin.y - centre.y);
const degrees = (radians: number) => (radians * 180) / Math.PI;
/** Direction of the pin from the centre of the rings (degrees). */
const bearing = degrees(Math.atan2(pin.y - centre.y, pin.x - centre.x));

/** Rows of houses around the old town: distance, and lengths of houses and lanes. */
const block = 62;
const rows = Array.from({ length: 24 }, (_, index) => {
  const radius = Math.round(away / block + index - 11.5) * block;
  return { radius, lots: [40 + ((index * 37) % 50), 8, 74 - ((index * 23) % 40), 8, 120, 8] };
}).filter(({ radius }) => radius > 0);

const roads = [-56, -24, -9, 11, 30, 58].map((turn) => turn / Math.max(1, away / 500));
const road = `M${Math.round(Math.max(0, away - 900))} 0H${Math.round(away + 900)}`;

const rings = city.rings.map(({ km, name }, index) => {
  const radius = km * perKm;
  // Left and right of the pin by turns, and never upside down.
  const turn = degrees(230 / radius) * (index % 2 ? 1 : -1);
  const tilt = Math.sin(((bearing + turn) * Math.PI) / 180) > 0 ? -90 : 90;
  const place = `rotate(${turn.toFixed(1)}) translate(${Math.round(radius)}) rotate(${tilt})`;
  return { radius, name, place, isNamed: Math.abs(radius - away) < 200 };
});

const outlined = { strokeWidth: 7, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;
const smallName = 'fill-muted stroke-background max-sm:text-[36px]';

/** Moves to the centre of the rings, and turns towards the pin. */
const town = `translate(${centre.x} ${centre.y}) rotate(${bearing.toFixed(1)})`;

/** The streets around the shop, drawn from its coordinates, in the page's colours. */
export function MapDrawing({ locale, label }: { readonly locale: Locale; readonly label: string }) {
  const { district, city: cityName } = inLanguage(site, locale).address;
  const bay = at(city.bay);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      textAnchor="middle"
      className="size-full bg-background font-display"
    >
      {/* Houses are dashes of wide circles, lanes the gaps. */}
      <g fill="none" strokeWidth={54} className="stroke-surface" transform={town}>
        {rows.map(({ radius, lots }) => (
          <circle key={radius} r={radius} strokeDasharray={lots.join(' ')} />
        ))}
      </g>
      {[
        { strokeWidth: 25, className: 'stroke-line' },
        { strokeWidth: 21, className: 'stroke-background' },
      ].map((line) => (
        <g key={line.className} fill="none" transform={town} {...line}>
          {roads.map((turn) => (
            <path key={turn} d={road} transform={`rotate(${turn.toFixed(1)})`} />
          ))}
          {rings.map(({ radius }) => (
            <circle key={radius} r={radius} />
          ))}
        </g>
      ))}
      <circle
        cx={bay.x}
        cy={bay.y}
        r={city.bay.km * perKm}
        strokeWidth={40}
        paintOrder="stroke"
        className="fill-water stroke-background"
      />
      <g transform={town}>
        {rings
          .filter(({ isNamed }) => isNamed)
          .map(({ name, place }) => (
            <text key={place} transform={place} {...outlined} fontSize={30} className={smallName}>
              {name[locale]}
            </text>
          ))}
      </g>
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <circle r="52" className="fill-brand opacity-10" />
        <path
          d="M0 4c-9-20-25-32-25-51a25 25 0 0 1 50 0c0 19-16 31-25 51z"
          strokeWidth={3}
          className="fill-brand stroke-background"
        />
        <circle cy="-47" r="9" className="fill-on-brand" />
        <text y="62" {...outlined} fontSize={46} className="fill-text stroke-background">
          {district}
        </text>
        <text y="108" {...outlined} fontSize={30} className={smallName}>
          {cityName}
        </text>
      </g>
    </svg>
  );
}

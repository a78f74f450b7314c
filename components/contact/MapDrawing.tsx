import { city } from '@/config/map';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';

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
const bearing = Math.atan2(pin.y - centre.y, pin.x - centre.x);

/** Rows of houses around the old town: distance, and lengths of houses and lanes. */
const block = 62;
const rows = Array.from({ length: 24 }, (_, index) => {
  const radius = Math.round(away / block + index - 11.5) * block;
  return { radius, lots: [40 + ((index * 37) % 50), 8, 74 - ((index * 23) % 40), 8, 120, 8] };
}).filter(({ radius }) => radius > 0);

const roads = [-56, -24, -9, 11, 30, 58].map((degrees) => {
  const turn = bearing + (degrees * Math.PI) / 180 / Math.max(1, away / 500);
  const [from, to] = [Math.max(0, away - 900), away + 900];
  const point = (radius: number) =>
    `${Math.round(centre.x + radius * Math.cos(turn))} ${Math.round(centre.y + radius * Math.sin(turn))}`;
  return `M${point(from)}L${point(to)}`;
});

const rings = city.rings.map(({ km, name }) => ({ radius: km * perKm, name }));

/** Positions of a ring road's name left and right of the pin; none outside the drawing. */
function labelOf(radius: number, index: number) {
  const turn = bearing + ((index % 2 ? 1 : -1) * 230) / radius;
  const x = centre.x + radius * Math.cos(turn);
  const y = centre.y + radius * Math.sin(turn);
  const isIn = x > 150 && x < width - 150 && y > 40 && y < height - 40;
  const tilt = ((turn * 180) / Math.PI + 270) % 180;
  return isIn && { x, y, tilt: tilt > 90 ? tilt - 180 : tilt };
}

/** Names have an outline in the ground's colour. */
const outlined = { strokeWidth: 7, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;

/** The streets around the shop, drawn from its coordinates, in the page's colours. */
export function MapDrawing({ locale, label }: { readonly locale: Locale; readonly label: string }) {
  const { district, city: town } = site.words[locale].address;
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
      <g fill="none" strokeWidth={54} className="stroke-surface">
        {rows.map(({ radius, lots }) => (
          <circle
            key={radius}
            cx={centre.x}
            cy={centre.y}
            r={radius}
            strokeDasharray={lots.join(' ')}
          />
        ))}
      </g>
      {[
        { strokeWidth: 25, className: 'stroke-line' },
        { strokeWidth: 21, className: 'stroke-background' },
      ].map((line) => (
        <g key={line.className} fill="none" {...line}>
          <path d={roads.join('')} />
          {rings.map(({ radius }) => (
            <circle key={radius} cx={centre.x} cy={centre.y} r={radius} />
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
      {rings.map(({ radius, name }, index) => {
        const place = labelOf(radius, index);
        return (
          place && (
            <text
              key={radius}
              transform={`translate(${Math.round(place.x)} ${Math.round(place.y)}) rotate(${Math.round(place.tilt)})`}
              {...outlined}
              fontSize={30}
              className="fill-muted stroke-background max-sm:text-[36px]"
            >
              {name[locale]}
            </text>
          )
        );
      })}
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
        <text
          y="108"
          {...outlined}
          fontSize={30}
          className="fill-muted stroke-background max-sm:text-[36px]"
        >
          {town}
        </text>
      </g>
    </svg>
  );
}

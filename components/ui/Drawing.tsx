/** Styles of a drawing's paths by their role; paths are painted in the order of the file. */
const strokes: Readonly<Record<string, string>> = {
  wall: 'fill-line',
  frame: 'fill-background stroke-edge',
  cloth: 'fill-brass/60',
  rail: 'fill-brass',
  fold: 'stroke-deep/40',
  floor: 'stroke-text',
  edge: 'stroke-muted [stroke-dasharray:3]',
  measure: 'stroke-brand',
  view: 'stroke-brand',
};

interface DrawingProps {
  readonly paths: Readonly<Record<string, string>>;
  readonly className: string;
}

/** A line drawing of `config/`, 240 by 170, which the words beside it describe. */
export const Drawing = ({ paths, className }: DrawingProps) => (
  <svg
    viewBox="0 0 240 170"
    aria-hidden="true"
    fill="none"
    strokeWidth="1.5"
    className={`w-full rounded ${className}`}
  >
    {Object.entries(paths).map(([role, all]) => {
      const end = role === 'measure' ? 'url(#measure-end)' : undefined;
      // Only the ends of a path have markers.
      return all
        .split(/(?=M)/)
        .map((d) => (
          <path key={d} d={d} className={strokes[role]} markerStart={end} markerEnd={end} />
        ));
    })}
  </svg>
);

import type { MeasureWords, PlannerWords } from '@/content/en/measure';
import { directions } from '@/lib/measure/plan';
import { spansText } from '@/lib/measure/say-sun';
import type { SunTable } from '@/lib/measure/sun-on-window';

interface SunDirectionsProps {
  readonly words: MeasureWords['guide']['sun'];
  readonly planner: PlannerWords;
  readonly sun: SunTable;
}

/** When the sun stands on windows of all directions, as a table. */
export function SunDirections({ words, planner, sun }: SunDirectionsProps) {
  return (
    <>
      <h2 id="sun-directions" className="font-display text-section">
        {words.title}
      </h2>
      <p className="mt-4 max-w-prose text-muted">{words.text}</p>
      <section
        className="mt-6 overflow-x-auto"
        aria-label={words.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        tabIndex={0}
      >
        <table className="w-full min-w-[40rem] border-t border-brass text-start text-sm">
          <thead>
            <tr className="text-start text-muted">
              {[words.direction, words.summer, words.winter, words.asks].map((title) => (
                <th key={title} scope="col" className="py-3 pe-4 text-start font-normal">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {directions.map((direction) => (
              <tr key={direction} className="border-t border-line align-top">
                <th scope="row" className="py-3 pe-4 text-start font-bold">
                  {planner.facing[direction]}
                </th>
                <td className="py-3 pe-4">{spansText(sun.spans[direction].summer, planner)}</td>
                <td className="py-3 pe-4">{spansText(sun.spans[direction].winter, planner)}</td>
                <td className="py-3">{planner.sun.advice[direction]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

import type { MeasureWords, PlannerWords } from '@/content/en/measure';
import { directions } from '@/lib/planner/model/plan';
import { spansText } from '@/lib/planner/text/sun-text';

interface SunDirectionsProps {
  readonly words: MeasureWords['guide']['sun'];
  readonly planner: PlannerWords;
}

/** On phones a row is two columns: what spans both stands on a line of its own. */
const row = 'grid grid-cols-2 gap-x-4 gap-y-1 py-3 md:table-row';
const wide = 'col-span-2 text-start md:py-3 md:pe-4';
const narrow = 'text-start md:py-3 md:pe-4';
const cells = [wide, narrow, narrow, wide] as const;

/** When the sun stands on windows of all directions, as a table. */
export function SunDirections({ words, planner }: SunDirectionsProps) {
  return (
    <>
      <h2 id="sun-directions" className="font-display text-section">
        {words.title}
      </h2>
      <p className="mt-4 max-w-prose text-muted">{words.text}</p>
      <table className="mt-6 block w-full border-t border-brass text-start text-sm md:table">
        <caption className="sr-only">{words.table}</caption>
        <thead className="block text-muted md:table-header-group">
          <tr className={row}>
            {[words.direction, words.summer, words.winter, words.asks].map((title, column) => (
              <th key={title} scope="col" className={`${cells[column]} font-normal`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {directions.map((direction) => (
            <tr key={direction} className={`${row} border-t border-line align-top`}>
              <th scope="row" className={`${cells[0]} font-bold`}>
                {planner.facing[direction]}
              </th>
              <td className={cells[1]}>{spansText(direction, 'summer', planner)}</td>
              <td className={cells[2]}>{spansText(direction, 'winter', planner)}</td>
              <td className={cells[3]}>{planner.sun.advice[direction]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

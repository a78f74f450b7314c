import { PrintButton } from '@/components/planner/send/PrintButton';
import { Section } from '@/components/ui/Section';
import type { MeasureWords } from '@/content/en/measure';

/** Lines of the card: a flat, or one floor of a villa. */
const lines = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The card to print and to write on. */
export function MeasureCard({ words }: { readonly words: MeasureWords['guide']['card'] }) {
  const { title, text, table, print, columns } = words;
  return (
    <Section labelledBy="card" className="plan-card">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div>
          <h2 id="card" className="font-display text-section">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-muted">{text}</p>
        </div>
        <PrintButton part="card" label={print} />
      </div>
      <section
        className="mt-6 overflow-x-auto"
        aria-label={table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        tabIndex={0}
      >
        <table className="w-full min-w-[56rem] border border-edge text-xs print:min-w-0">
          <caption className="sr-only">{table}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border border-line p-2 text-start align-bottom font-normal text-muted first:w-36 last:w-44"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className="h-12">
                {columns.map((column) => (
                  <td key={column} className="border border-line p-2 align-top text-muted">
                    {column === columns[0] ? `${line}.` : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

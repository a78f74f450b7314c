import { TitledSection } from '@/components/ui/TitledSection';
import type { Dictionary } from '@/content/dictionary';
import { drawings, type Step, strokes } from './drawings';

/** How to measure, in eight drawings; usable without the planner. */
export function MeasureGuide({ words }: { readonly words: Dictionary['measurePage']['guide'] }) {
  const { eyebrow, title, text } = words;
  // The compiler checks that every step has words and a drawing.
  const steps = Object.keys(drawings) as readonly Step[];
  return (
    <TitledSection id="guide" eyebrow={eyebrow} title={title} text={text}>
      <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step} id={`guide-${step}`} className="scroll-mt-24">
            <svg
              viewBox="0 0 240 170"
              aria-hidden="true"
              fill="none"
              strokeWidth="1.5"
              className="w-full rounded bg-surface p-3"
            >
              {drawings[step].map(([role, d]) => {
                const end = role === 'measure' ? 'url(#measure-end)' : undefined;
                return (
                  <path key={d} d={d} className={strokes[role]} markerStart={end} markerEnd={end} />
                );
              })}
            </svg>
            <h3 className="mt-4 font-display text-card">{words.steps[step].title}</h3>
            <p className="mt-2 text-sm text-muted">{words.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

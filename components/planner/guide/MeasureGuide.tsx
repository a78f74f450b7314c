import { TitledSection } from '@/components/ui/Section';
import type { Dictionary } from '@/lib/content/dictionary';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { trade } from '../model/allowances';
import type { Shop } from '../shop';
import { drawings, type Step, strokes } from './drawings';

interface MeasureGuideProps {
  readonly words: Dictionary['measurePage']['guide'];
  readonly shop: Shop;
}

export function MeasureGuide({ words, shop }: MeasureGuideProps) {
  const { eyebrow, title, text } = words;
  const { comma, options } = shop.words;
  const depths = shop.products
    .map((each) => `${lowerInitial(options.product[each])} ${trade.leastDepthCm[each]}`)
    .join(comma);
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
              className="w-full rounded bg-surface p-4"
            >
              {drawings[step].map(([role, d]) => {
                const end = role === 'measure' ? 'url(#measure-end)' : undefined;
                return (
                  <path key={d} d={d} className={strokes[role]} markerStart={end} markerEnd={end} />
                );
              })}
            </svg>
            <h3 className="mt-4 font-display text-card">{words.steps[step].title}</h3>
            <p className="mt-2 text-sm text-muted">{fill(words.steps[step].text, { depths })}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

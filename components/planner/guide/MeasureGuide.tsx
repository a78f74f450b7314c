import { TitledSection } from '@/components/ui/Section';
import drawings from '@/config/guide-drawings.json' with { type: 'json' };
import type { Dictionary } from '@/lib/content/dictionary';
import { trade } from '@/lib/planner/model/allowances';
import type { Shop } from '@/lib/planner/shop';
import { fill, lowerInitial } from '@/lib/text';

/** What the paths of the drawings are; they are painted in the order of the file. */
const strokes: Readonly<Record<string, string>> = {
  wall: 'fill-line',
  frame: 'fill-background stroke-edge',
  cloth: 'fill-brass/60',
  rail: 'fill-brass',
  fold: 'stroke-deep/40',
  floor: 'stroke-text',
  edge: 'stroke-muted [stroke-dasharray:3]',
  measure: 'stroke-brand',
};

function Drawing({ paths }: { readonly paths: Readonly<Record<string, string>> }) {
  return (
    <svg
      viewBox="0 0 240 170"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      className="w-full rounded bg-surface p-4"
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
}

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
  // The compiler checks that every drawing has words.
  const steps = Object.keys(drawings) as readonly (keyof typeof drawings)[];
  return (
    <TitledSection id="guide" eyebrow={eyebrow} title={title} text={text}>
      <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step} id={`guide-${step}`} className="scroll-mt-24">
            <Drawing paths={drawings[step]} />
            <h3 className="mt-4 font-display text-card">{words.steps[step].title}</h3>
            <p className="mt-2 text-sm text-muted">{fill(words.steps[step].text, { depths })}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

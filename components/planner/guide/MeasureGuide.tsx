import { Drawing, TitledSection } from '@/components/ui';
import drawings from '@/config/guide-drawings.json' with { type: 'json' };
import type { Dictionary } from '@/lib/content';
import { trade } from '@/lib/planner/model/allowances';
import type { Shop } from '@/lib/planner/shop';
import { fill, lowerInitial } from '@/lib/text';

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
            <Drawing paths={drawings[step]} className="bg-surface p-4" />
            <h3 className="mt-4 font-display text-card">{words.steps[step].title}</h3>
            <p className="mt-2 text-sm text-muted">{fill(words.steps[step].text, { depths })}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

import { Pill } from '@/components/ui/fields';
import type { ChoiceName } from '@/config/window';
import { usePlanner } from '../state/use-planner';

interface ChoiceProps {
  readonly name: ChoiceName | 'cloth' | 'colour' | 'remarks';
  readonly options?: Readonly<Record<string, string>>;
  readonly chosen?: string | readonly string[];
  /** The options' pictures, if they have some. */
  readonly pictures?: Readonly<Record<string, string>>;
}

export function Choice({ name, options, chosen, pictures }: ChoiceProps) {
  const { window, words, shop, choose } = usePlanner();
  const heading = name === 'product';
  const now = [chosen ?? window[name]].flat();
  const offered: Readonly<Record<string, readonly string[]>> = {
    product: shop.products,
    heading: shop.headings,
  };
  const all: Readonly<Record<string, string>> =
    options ?? { ...words.options, cloth: {}, colour: {} }[name];
  return (
    <fieldset className={heading ? 'min-w-0' : 'mt-5 min-w-0'}>
      <legend className={heading ? 'plan-legend' : 'choice-label'}>{words.legends[name]}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(all)
          // A list from a link may have others.
          .filter(([value]) => now.includes(value) || (offered[name]?.includes(value) ?? true))
          .map(([value, label]) => (
            <Pill
              key={value}
              type={name === 'remarks' ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={now.includes(value)}
              onChange={() => choose(name, value)}
            >
              {pictures && (
                // Its own place, also while the picture is missing.
                <span className="-my-1 -ms-2.5 me-2.5 size-10 flex-none overflow-hidden rounded">
                  {/* biome-ignore lint/performance/noImgElement: of the width that it is shown at */}
                  <img
                    src={pictures[value]}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                </span>
              )}
              <span>{label}</span>
            </Pill>
          ))}
      </div>
    </fieldset>
  );
}

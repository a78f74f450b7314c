import { Pill } from '@/components/ui/fields';
import type { ChoiceName } from '@/config/window';
import { clothColours } from '../drawing/geometry';
import { usePlanner } from '../state/use-planner';

interface ChoiceProps {
  readonly name: ChoiceName | 'cloth' | 'remarks';
  readonly options?: Readonly<Record<string, string>>;
  readonly chosen?: string | readonly string[];
}

export function Choice({ name, options, chosen }: ChoiceProps) {
  const { window, words, shop, choose } = usePlanner();
  const heading = name === 'product';
  const now = [chosen ?? window[name]].flat();
  const offered: Readonly<Record<string, readonly string[]>> = {
    product: shop.products,
    heading: shop.headings,
  };
  const all: Readonly<Record<string, string>> = options ?? { ...words.options, cloth: {} }[name];
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
              {name === 'colour' && (
                <svg aria-hidden="true" viewBox="0 0 1 1" className="me-2 w-6 rounded-full">
                  <rect width="1" height="1" fill={clothColours[value]} />
                </svg>
              )}
              <span>{label}</span>
            </Pill>
          ))}
      </div>
    </fieldset>
  );
}

import { Pill } from '@/components/ui/fields';
import type { ChoiceName } from '@/config/window';
import { usePlanner } from '../state/use-planner';

type Option = Readonly<{ id: string; label: string; picture?: string }>;

interface ChoiceProps {
  readonly name: ChoiceName | 'cloth' | 'colour' | 'remarks';
  readonly options?: readonly Option[];
  readonly chosen?: string;
}

export function Choice({ name, options, chosen }: ChoiceProps) {
  const { window, words, shop, choose } = usePlanner();
  const isFirst = name === 'product';
  const now = [chosen ?? window[name]].flat();
  const offered: Readonly<Record<string, readonly string[]>> = {
    product: shop.products,
    heading: shop.headings,
  };
  const named = { ...words.options, cloth: {}, colour: {} }[name];
  const all: readonly Option[] =
    options ?? Object.entries<string>(named).map(([id, label]) => ({ id, label }));
  return (
    <fieldset className={isFirst ? 'min-w-0' : 'mt-5 min-w-0'}>
      <legend className={isFirst ? 'plan-legend' : 'choice-label'}>{words.legends[name]}</legend>
      <div className="flex flex-wrap gap-2">
        {all
          // A list from a link may have others.
          .filter(({ id }) => now.includes(id) || (offered[name]?.includes(id) ?? true))
          .map(({ id, label, picture }) => (
            <Pill
              key={id}
              type={name === 'remarks' ? 'checkbox' : 'radio'}
              name={name}
              value={id}
              checked={now.includes(id)}
              onChange={() => choose(name, id)}
            >
              {picture && (
                // Its own place, also while the picture is missing.
                <span className="-my-1 -ms-2.5 me-2.5 size-10 flex-none overflow-hidden rounded">
                  <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
                </span>
              )}
              <span>{label}</span>
            </Pill>
          ))}
      </div>
    </fieldset>
  );
}

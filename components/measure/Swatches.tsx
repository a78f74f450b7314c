import { startTransition, useOptimistic } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { clothColours } from '@/lib/measure/colours';
import { type Colour, colours } from '@/lib/measure/plan';

interface SwatchesProps {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  readonly words: PlannerWords;
}

/** A dozen colours of cloth, by name for those who do not see them. */
export function Swatches({ value, onChange, words }: SwatchesProps) {
  const [chosen, choose] = useOptimistic(value);
  const press = (colour: Colour) =>
    startTransition(() => {
      choose(colour);
      onChange(colour);
    });
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{words.cloth.colour}</legend>
      <div className="flex flex-wrap gap-2">
        {colours.map((colour) => (
          <label key={colour} className="plan-swatch" title={words.colours[colour]}>
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={colour === chosen}
              onChange={() => press(colour)}
              aria-label={words.colours[colour]}
              className="sr-only"
            />
            <svg aria-hidden="true" viewBox="0 0 44 44">
              <rect width="44" height="44" rx="4" fill={clothColours[colour]} />
            </svg>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-muted" aria-hidden="true">
        {words.colours[chosen]}
      </p>
    </fieldset>
  );
}

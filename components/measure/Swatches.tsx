import type { PlannerWords } from '@/content/en/measure';
import { clothColours } from '@/lib/measure/colours';
import { type Colour, colours } from '@/lib/measure/plan';
import { useChoice } from './use-choice';

interface SwatchesProps {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  readonly words: PlannerWords;
}

/** A dozen colours of cloth, by name for those who do not see them. */
export function Swatches({ value, onChange, words }: SwatchesProps) {
  const [chosen, choose] = useChoice(value, onChange);
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
              onChange={() => choose(colour)}
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

import type { PlannerWords } from '@/content/en/measure';
import { clothColours } from '@/lib/planner/drawing/colours';
import { type Colour, colours } from '@/lib/planner/model/plan';
import { useChoice } from '../state/use-choice';

interface SwatchesProps {
  readonly value: Colour;
  readonly words: PlannerWords;
  readonly onChange: (colour: Colour) => void;
}

/** A dozen colours of cloth, each with its name. */
export function Swatches({ value, words, onChange }: SwatchesProps) {
  const [chosen, choose] = useChoice(value, onChange);
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="plan-label">{words.details.colour}</legend>
      <div className="plan-swatches">
        {colours.map((colour) => (
          <label key={colour} className="plan-swatch">
            <input
              type="radio"
              name="colour"
              value={colour}
              autoComplete="off"
              checked={colour === chosen}
              onChange={() => choose(colour)}
              className="sr-only"
            />
            <svg aria-hidden="true" viewBox="0 0 44 24" preserveAspectRatio="none">
              <rect width="44" height="24" fill={clothColours[colour]} />
            </svg>
            <span>{words.colours[colour]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

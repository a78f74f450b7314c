import type { PlannerWords } from '@/content/en/measure';
import { type Obstacle, obstacles } from '@/lib/planner/model/plan';

interface ChipsProps {
  readonly value: readonly Obstacle[];
  readonly words: PlannerWords;
  readonly onChange: (value: readonly Obstacle[]) => void;
}

/** What is in the way, as any number of chips: check boxes below. */
export function Chips({ value, words, onChange }: ChipsProps) {
  const toggled = (one: Obstacle) =>
    obstacles.filter((each) => (each === one ? !value.includes(one) : value.includes(each)));
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="plan-label">{words.details.obstacles}</legend>
      <div className="flex flex-wrap gap-2">
        {obstacles.map((each) => (
          <label key={each} className="plan-pill">
            <input
              type="checkbox"
              name={each}
              autoComplete="off"
              checked={value.includes(each)}
              onChange={() => onChange(toggled(each))}
              className="sr-only"
            />
            <span>{words.obstacles[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

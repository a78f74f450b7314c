import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import type { Calculated } from '@/lib/measure/calculate';
import { fieldText, type Unit } from '@/lib/measure/length';
import { lengthText } from '@/lib/measure/say';

function sizeText(calculated: Calculated | undefined, unit: Unit, words: PlannerWords): string {
  if (!calculated) return '';
  const { openingCm, heightCm } = calculated;
  const width = fieldText(openingCm, unit);
  return fill(words.list.size, { width, height: lengthText(heightCm, unit, words) });
}

interface SmallDrawingProps {
  /** Id of the drawing that is shown again. */
  readonly drawingId: string;
  readonly name: string;
  readonly calculated: Calculated | undefined;
  readonly unit: Unit;
  readonly words: PlannerWords;
  readonly visible: boolean;
}

/** The selected window once more, which stays in view on a phone while the fields are scrolled. */
export function SmallDrawing(props: SmallDrawingProps) {
  const { drawingId, name, calculated, unit, words, visible } = props;
  return (
    <div className={`plan-mini ${visible ? '' : 'invisible'}`} aria-hidden="true">
      <div>
        <svg viewBox="20 10 360 280" aria-hidden="true">
          <use href={`#${drawingId}`} />
        </svg>
        <p>
          <b>{name}</b>
          <br />
          {sizeText(calculated, unit, words)}
        </p>
      </div>
    </div>
  );
}

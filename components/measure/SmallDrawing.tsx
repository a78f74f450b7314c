import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { fieldText, type Unit } from '@/lib/measure/length';
import type { Reckoned } from '@/lib/measure/reckon';
import { lengthText } from '@/lib/measure/say';

function sizeText(reckoned: Reckoned | undefined, unit: Unit, words: PlannerWords): string {
  if (!reckoned) return '';
  const { openingCm, heightCm } = reckoned;
  const width = fieldText(openingCm, unit);
  return fill(words.list.size, { width, height: lengthText(heightCm, unit, words) });
}

interface SmallDrawingProps {
  /** Id of the drawing that is shown again. */
  readonly drawingId: string;
  readonly name: string;
  readonly reckoned: Reckoned | undefined;
  readonly unit: Unit;
  readonly words: PlannerWords;
  readonly visible: boolean;
}

/** The window in hand once more, which stays in view on a phone while the fields are scrolled. */
export function SmallDrawing(props: SmallDrawingProps) {
  const { drawingId, name, reckoned, unit, words, visible } = props;
  return (
    <div className={`plan-mini ${visible ? '' : 'invisible'}`} aria-hidden="true">
      <div>
        <svg viewBox="20 10 360 280" aria-hidden="true">
          <use href={`#${drawingId}`} />
        </svg>
        <p>
          <b>{name}</b>
          <br />
          {sizeText(reckoned, unit, words)}
        </p>
      </div>
    </div>
  );
}

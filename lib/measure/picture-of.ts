import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { type Calculated, calculate, trackOf } from './calculate';
import type { Checked } from './check-window';
import { checkedIn } from './checked';
import { drawWindow } from './draw-window';
import type { Unit } from './length';
import { roomName, windowName } from './names';
import type { Plan, PlannedWindow } from './plan';
import { lengthText } from './say';
import type { SceneLabels, Shape } from './scene';
import { sceneSizes } from './scene-sizes';
import { takeOf } from './take';

/** A window's measures as its drawing shows them; none for what is not measured yet. */
function labelsOf(
  window: PlannedWindow,
  calculated: Calculated | undefined,
  unit: Unit,
  words: PlannerWords,
): SceneLabels {
  const { drawing } = words;
  const length = (cm: number) => lengthText(cm, unit, words);
  const track = trackOf(window, unit);
  const height = takeOf(window, 'height', unit);
  const outer = window.product === 'curtain' ? drawing.track : drawing.width;
  const outside = window.mount === 'outside' && track;
  return {
    width: outside ? fill(outer, { value: length(track.widthCm) }) : '',
    opening: fill(drawing.opening, { value: track ? length(track.openingCm) : '?' }),
    drop: calculated || height ? length(calculated?.heightCm ?? height?.cm ?? 0) : '?',
  };
}

/** A window's drawing with its measures. */
export function pictureOf(
  window: PlannedWindow,
  checked: Checked,
  unit: Unit,
  words: PlannerWords,
): readonly Shape[] {
  const { sound } = checked;
  const calculated = checked.calculated ?? calculate(sound, unit);
  const sizes = sceneSizes(sound, unit, calculated);
  return drawWindow(window, sizes, labelsOf(sound, calculated, unit, words));
}

/** The words below a drawing. */
export function captionOf(
  window: PlannedWindow,
  { missing }: Checked,
  words: PlannerWords,
): string {
  const { drawing } = words;
  const { product, heading, cloth, colour, stack, mount } = window;
  const text = fill(product === 'curtain' ? drawing.curtain : drawing.blind, {
    cloth: words.cloth[cloth],
    colour: words.colours[colour].toLowerCase(),
    heading: words.heading[heading].toLowerCase(),
    stack: drawing.stack[stack],
    product: words.product[product],
    mount: drawing.mount[mount],
  });
  const measured = missing.width < 3 && missing.height < 3;
  return measured ? text : `${text} ${drawing.unmeasured}`;
}

/** Every window of the list with its names, its check and its drawing: for paper and for pictures. */
export function drawPlan(plan: Plan, words: PlannerWords) {
  return plan.rooms.flatMap((room) =>
    room.windows.map((window) => {
      const checked = checkedIn(plan, room, window, words);
      return {
        id: window.id,
        name: `${roomName(plan, room, words)}${words.comma}${windowName(room, window, words)}`,
        room,
        window,
        checked,
        shapes: pictureOf(window, checked, plan.unit, words),
      };
    }),
  );
}

import { useDeferredValue, useMemo } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import type { Checked } from '@/lib/measure/check-window';
import type { Unit } from '@/lib/measure/length';
import { pictureOf } from '@/lib/measure/picture-of';
import type { PlannedWindow } from '@/lib/measure/plan';

/**
 * The shapes of the selected window with their label; they follow its fields, which are what was pressed for.
 * @param name what the window is called
 */
export function useDrawing(
  window: PlannedWindow | undefined,
  checked: Checked | undefined,
  unit: Unit,
  name: string,
  words: PlannerWords,
) {
  const drawing = useMemo(
    () => ({
      shapes: window && checked ? pictureOf(window, checked, unit, words) : [],
      label: fill(words.drawing.label, { name }),
    }),
    [window, checked, unit, words, name],
  );
  return useDeferredValue(drawing);
}

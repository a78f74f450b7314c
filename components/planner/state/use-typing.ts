import { useEffect, useState } from 'react';
import type { LengthField } from '@/lib/planner/model/window';

/** Typing ends this long after the last key (milliseconds), or on blur. */
const delay = 700;

/**
 * Tracks the field that is being typed, whose warnings are hidden until typing ends.
 * @param id the selected window; selecting another one ends typing
 */
export function useTyping(id: string) {
  const [last, setLast] = useState<{ readonly id: string; readonly field: LengthField }>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), delay);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    typing: last?.id === id ? last.field : undefined,
    begin: (field: LengthField) => setLast({ id, field }),
    settle: () => setLast(undefined),
  };
}

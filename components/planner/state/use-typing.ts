import { useEffect, useState } from 'react';
import type { LengthField } from '@/lib/planner/model/window';

/** A number is judged this long after its last digit (milliseconds), or when its field is left. */
const patience = 700;

/**
 * Which measure of the selected window is being typed: nothing is announced about it until it is whole.
 * @param id the selected window; when another is selected, nothing is being typed any more
 */
export function useTyping(id: string) {
  const [last, setLast] = useState<{ readonly id: string; readonly field: LengthField }>();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(() => setLast(undefined), patience);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    typing: last?.id === id ? last.field : undefined,
    begin: (field: LengthField) => setLast({ id, field }),
    settle: () => setLast(undefined),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { LengthField } from '@/lib/planner/model/plan';

/** A number is judged this long after its last digit (milliseconds), or when its field is left. */
const patience = 700;

/**
 * Which measure of the selected window is being typed: nothing is said about it until it is whole.
 * @param id the selected window; when another is selected, nothing is being typed any more
 */
export function useTyping(id: string) {
  const [typing, setTyping] = useState<LengthField>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(undefined);
  }, []);
  const begin = useCallback(
    (field: LengthField) => {
      setTyping(field);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, patience);
    },
    [settle],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the window changes
  useEffect(() => settle, [id, settle]);
  return { typing, begin, settle };
}

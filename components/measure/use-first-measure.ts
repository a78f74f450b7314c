import { type RefObject, useEffect, useRef } from 'react';

/**
 * A window that the visitor adds begins with its first measure: its field takes the focus.
 * @param count how many windows there are
 * @returns to be called before a window is added
 */
export function useFirstMeasure(root: RefObject<HTMLElement | null>, count: number): () => void {
  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a window was added
  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLInputElement>('[name=widthTop]')?.focus();
    wanted.current = false;
  }, [count]);
  return () => {
    wanted.current = true;
  };
}

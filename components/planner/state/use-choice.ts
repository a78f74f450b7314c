import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * A choice that shows at once; what follows from it is drawn after that.
 * @returns what is chosen, and a function that chooses
 */
export function useChoice<T>(value: T, onChange: (value: T) => void) {
  const [chosen, show] = useOptimistic(value);
  const choose = useCallback(
    (option: T) =>
      startTransition(() => {
        show(() => option);
        onChange(option);
      }),
    [show, onChange],
  );
  return [chosen, choose] as const;
}

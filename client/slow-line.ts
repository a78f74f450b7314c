/** Not in TypeScript's library yet: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the visitor's line is slow (below '4g'), or the visitor has asked for little traffic. */
export function isLineSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(
    connection?.saveData ||
      (connection?.effectiveType ?? '4g') !== '4g' ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}

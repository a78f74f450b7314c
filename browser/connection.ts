/** Not in TypeScript's DOM library: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether the connection is slow (below '4g'), or the visitor has asked to save data. */
export function isConnectionSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(
    connection?.saveData ||
      (connection?.effectiveType ?? '4g') !== '4g' ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}

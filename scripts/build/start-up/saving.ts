/** Not in TypeScript's library yet: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's line is slow, or the visitor has asked for little traffic. */
export function saving(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(
    connection?.saveData ||
      connection?.effectiveType?.endsWith('2g') ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}

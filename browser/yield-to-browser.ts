/** Not in TypeScript's DOM library: https://wicg.github.io/scheduling-apis/ */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Resolves in a new task, after input handling and painting. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Not in TypeScript's DOM library: https://wicg.github.io/scheduling-apis/ */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Resolves in a task of its own, after what the browser has to do meanwhile: answer a tap, paint. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** What the choice of a browser has to know of the computer and to do on it; tests give their own. */
export interface Probes {
  /** CHROMIUM_PATH, when it is set. */
  readonly wanted: string | undefined;
  exists(path: string): boolean;
  /** Whether a browser begins to run: a stub or one without its libraries does not. */
  runs(path: string): Promise<boolean>;
  /** The choice of the last time. */
  remembered(): string | undefined;
  remember(path: string): void;
  /** Files that a Chromium may be, in order of preference. */
  installed(): readonly string[];
  /** Where Playwright keeps the Chromium it downloads. */
  playwrights(): Promise<string>;
  /** Has Playwright download it. */
  download(): Promise<void>;
  /** Installs the system's package; rejects where that is not possible. */
  installPackage(): Promise<void>;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Chooses a Chromium: the one of CHROMIUM_PATH, the choice of the last time, an installed one,
 * Playwright's, Playwright's after a download, the system's package after its installation.
 * @throws Error that says what to do when CHROMIUM_PATH is wrong or nothing is to be had
 */
export async function chooseBrowser(probes: Probes): Promise<string> {
  const { wanted } = probes;
  if (wanted !== undefined) {
    if (probes.exists(wanted)) return wanted;
    throw new Error(
      `CHROMIUM_PATH is '${wanted}', where there is no file. Correct it, or leave it out and a browser is looked for.`,
    );
  }
  const before = probes.remembered();
  if (before !== undefined && probes.exists(before)) return before;

  const sources: readonly (() => Promise<readonly string[]>)[] = [
    async () => probes.installed(),
    async () => [await probes.playwrights()],
    async () => {
      await probes.download();
      return [await probes.playwrights()];
    },
    async () => {
      await probes.installPackage();
      return probes.installed();
    },
  ];
  const failures: string[] = [];
  for (const source of sources) {
    const candidates = await source().catch((error: unknown) => {
      failures.push(`- ${reason(error)}`);
      return [];
    });
    for (const path of candidates) {
      if (!probes.exists(path)) continue;
      if (await probes.runs(path)) {
        probes.remember(path);
        return path;
      }
      failures.push(`- ${path} does not run`);
    }
  }
  throw new Error(
    [
      'There is no Chromium for the browser tests, and none could be installed:',
      ...new Set(failures),
      'Install Chromium or Google Chrome, or say where one is: CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

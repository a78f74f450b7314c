/** The build cannot go on, because Next no longer writes what a step of it rests on. */
export class BrokenAssumption extends Error {
  /**
   * @param file page in out/ that shows it
   * @param assumption what was true of Next's output when the step was written
   * @param found what is there instead
   */
  constructor(file: string, assumption: string, found: string) {
    super(
      `${file}: Next's output is not what the build rests on.\n  Assumed: ${assumption}.\n  Found: ${found}.\n  docs/build.md says what the step does; see whether it is still needed, and mend it.`,
    );
    this.name = 'BrokenAssumption';
  }
}

/** An assumption about Next's output does not hold. */
export class BrokenAssumption extends Error {
  /**
   * @param file page in out/ that shows it
   * @param assumption what the step assumes of Next's output
   * @param found what it found instead
   */
  constructor(file: string, assumption: string, found: string) {
    super(
      `${file}: Next's output is not what the build assumes.\n  Assumed: ${assumption}.\n  Found: ${found}.\n  docs/build.md says what the step does; see whether it is still needed, and adapt it.`,
    );
    this.name = 'BrokenAssumption';
  }
}

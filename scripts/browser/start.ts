/** The start of `npm test`: fails at once if no browser starts here. */
import { findChromium } from './find';

await findChromium().catch(({ message }: Error) => {
  console.error(message);
  process.exitCode = 1;
});

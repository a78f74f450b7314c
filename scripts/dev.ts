/** `npm run dev`: the site while one edits it, on Next's own server. */
import { preparations } from './preparations';
import { runSteps } from './steps';

runSteps([
  ...preparations.map(({ name, script, advice }) => ({
    name,
    command: ['tsx', script] as const,
    advice,
  })),
  { name: 'Next', command: ['next', 'dev'], advice: 'The lines above say why.' },
]);

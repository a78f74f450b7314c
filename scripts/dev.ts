/** `npm run dev`: the site while one edits it, on Next's own server. */
import { runSteps } from './steps';

runSteps([
  {
    name: 'Index of content',
    command: ['tsx', 'scripts/collections.ts'],
    advice: 'A file in content/ has a name that cannot stand in an address.',
  },
  {
    name: 'Pictures',
    command: ['tsx', 'scripts/pictures.ts'],
    advice: 'The lines above name the entries of content/pictures.ts that are not right.',
  },
  { name: 'Next', command: ['next', 'dev'], advice: 'The lines above say why.' },
]);

/** `npm run setup` asks for the facts of the business, and saves each answer at once, so that it can be resumed. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  CANCEL_SYMBOL,
  cancel,
  confirm,
  intro,
  log,
  multiselect,
  outro,
  select,
  text,
} from '@clack/prompts';
import { knownLocales, languageNames } from '@/config/locales';
import { countryCodes, countryNames } from '@/lib/schema/country';
import { issueText } from '@/lib/schema/issue';
import { readEntries } from './check/entries';
import { findSamples, invented, summary } from './check/samples';
import { fieldTarget } from './setup/answers';
import { changeCountry, storedCountry } from './setup/country';
import type { Question } from './setup/question';
import { languages, questions } from './setup/questions';
import { inventedParts, removeInvented } from './setup/samples';

function orEnd<T>(answer: T | typeof CANCEL_SYMBOL): T {
  if (answer !== CANCEL_SYMBOL) return answer;
  cancel('Your answers are kept. Continue with npm run setup.');
  process.exit();
}

async function askCountry(): Promise<void> {
  const options = countryCodes.map((value) => ({ value, label: countryNames[value] ?? value }));
  const initialValue = storedCountry();
  const code = await select({ message: 'Country of the shop', options, initialValue });
  for (const change of changeCountry(orEnd(code))) log.warn(change);
}

async function askLanguages(): Promise<void> {
  const answer = await multiselect({
    message: 'Languages of the site (the space bar chooses)',
    options: knownLocales.map((value) => ({ value, label: languageNames[value] })),
    initialValues: knownLocales.filter((each) => Object(languages.read()).includes(each)),
    required: true,
  });
  const chosen = orEnd(answer);
  languages.write(knownLocales.filter((each) => chosen.includes(each)));
}

/** Asks until the answer is valid, and saves it; - leaves an optional question out. */
async function ask(question: Question): Promise<void> {
  const { message, target, optional, parse = (answer) => answer, unread, format } = question;
  const present = target.read();
  // `format` accepts the values of this target.
  const textOf = (value: unknown) => (format ? format(value as never) : String(value ?? ''));
  const now = textOf(present);
  const isKept = (typed: string) => ['', now].includes(typed.trim());
  const valueFrom = (typed: string) =>
    optional && typed.trim() === '-' ? undefined : parse(typed.trim());
  const answer = await text({
    message,
    placeholder: now || 'none yet',
    defaultValue: now,
    validate: (typed = '') => {
      if (isKept(typed)) return target.problem(present);
      const value = valueFrom(typed);
      return (value === undefined && unread) || target.problem(value);
    },
  });
  const typed = orEnd(answer);
  if (isKept(typed)) {
    const isSample = invented.test(now) || Object(present).sample;
    if (isSample) log.warn(`‘${now}’ is a sample: no public build until it is your own.`);
    return;
  }
  const value = valueFrom(typed);
  target.write(value);
  if (value !== undefined && textOf(value) !== typed.trim()) log.info(`Saved as ${textOf(value)}`);
}

async function confirmPromises(): Promise<void> {
  const sample = fieldTarget('promises', 'sample');
  if (!sample.read()) return;
  const message =
    'Do you promise all this, and what your product pages say (npm run check:content -- --all lists it)? Without a yes there is no public build.';
  sample.write(!orEnd(await confirm({ message, initialValue: false })));
}

async function offerRemoval(): Promise<void> {
  const parts = inventedParts();
  if (parts.length === 0) return;
  log.step('Sample content');
  const message = [
    'Remove all sample content now? A public site must not contain it; you can add your own in the admin at any time. This removes:',
    ...parts,
  ].join('\n   ');
  if (orEnd(await confirm({ message, initialValue: false }))) removeInvented();
}

function nameReadme(): void {
  const [language] = [languages.read()].flat().map(String);
  const title = `# ${fieldTarget('site', 'words.name', language).read()}`;
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(
    'README.md',
    readme.replace(/^# .*/, () => title),
  );
}

async function setUp(): Promise<void> {
  intro('Enter keeps the value shown. Ctrl and C end; your answers are kept.');
  log.step('Country and languages');
  await askCountry();
  await askLanguages();
  for (const [title, all] of Object.entries(questions())) {
    log.step(title);
    for (const question of all) if (!question.isSkipped?.()) await ask(question);
  }
  await confirmPromises();
  await offerRemoval();
  nameReadme();
  log.info(['Still a sample:', ...summary(findSamples())].join('\n'));
  outro(
    'Next: npm run dev, and change texts and photographs in the admin. To go live: docs/going-live.md',
  );
}

const unreadable = readEntries().refused.filter(({ line }) => line !== undefined);
if (unreadable.length > 0) {
  console.error(unreadable.map(issueText).join('\n'));
  process.exitCode = 1;
} else if (!process.stdin.isTTY) {
  console.error(
    'npm run setup needs an interactive terminal. Open one in this folder and run it there,\nor fill in content/site.json, content/hours.json and .env.local (see .env.example) by hand.',
  );
  process.exitCode = 1;
} else await setUp();

/**
 * The command `npm run setup`: asks for the facts of the business, one question at a time, and saves each answer at once,
 * so that it can be interrupted and resumed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cancel, confirm, intro, isCancel, log, outro, text } from '@clack/prompts';
import { issueText } from '@/content/schema/issue';
import { readEntries } from './check/entries';
import { findSamples, invented, summary } from './check/samples';
import { fieldTarget } from './setup/answers';
import { storedCountry } from './setup/country';
import type { Question } from './setup/question';
import { countryQuestion, languagesQuestion, questionsIn } from './setup/questions';
import { inventedParts, removeInvented } from './setup/samples';

/** Input that leaves an optional question out. */
const none = '-';

/** Asks until the answer is valid, and saves it. @returns false when the owner cancels */
async function prompt(question: Question): Promise<boolean> {
  const { message, target, optional, parse, unread, doubt, format } = question;
  const present = target.read();
  // `format` accepts the values of this target.
  const textOf = (value: unknown) => (format ? format(value as never) : String(value ?? ''));
  const now = textOf(present);
  const valueFrom = (typed: string) => {
    const answer = typed.trim();
    if (optional && answer === none) return undefined;
    return parse ? parse(answer) : answer;
  };
  const isKept = (typed = '') => ['', now].includes(typed.trim());
  let doubted = '';
  const problemOf = (typed: string) => {
    const value = valueFrom(typed);
    const problem = (String(value ?? '') === '' && unread?.(typed)) || target.problem(value);
    const why = !problem && typed !== doubted && doubt?.(value);
    doubted = typed;
    return why ? `${why} To keep it, press Enter again.` : problem;
  };
  const typed = await text({
    message,
    placeholder: now || 'none yet',
    defaultValue: now,
    validate: (each = '') => (isKept(each) ? target.problem(present) : problemOf(each)),
  });
  if (isCancel(typed)) return false;
  if (isKept(typed)) {
    const isSample = invented.test(now) || Object(present).sample;
    if (isSample) log.warn(`‘${now}’ is a sample: no public build until it is your own.`);
    return true;
  }
  const value = valueFrom(typed);
  const changed = target.write(value);
  if (value !== undefined && textOf(value) !== typed.trim()) log.info(`Saved as ${textOf(value)}`);
  if (typeof changed === 'string') log.warn(changed);
  return true;
}

/** Asks all questions. @returns false when the owner cancels */
async function promptAll(): Promise<boolean> {
  log.step('Country and languages');
  for (const question of [countryQuestion, languagesQuestion])
    if (!(await prompt(question))) return false;
  for (const [title, each] of questionsIn(storedCountry())) {
    log.step(title);
    for (const question of each) if (!(await prompt(question))) return false;
  }
  return true;
}

function nameReadme(): void {
  const [language] = [languagesQuestion.target.read()].flat().map(String);
  const name = fieldTarget('site', 'words.name', language).read();
  writeFileSync(
    'README.md',
    readFileSync('README.md', 'utf8').replace(/^# .*/, () => `# ${name}`),
  );
}

/** The last question: whether to remove all sample content. @returns false when the owner cancels */
async function offerRemoval(): Promise<boolean> {
  const parts = inventedParts();
  if (parts.length === 0) return true;
  log.step('Sample content');
  const message = [
    'Remove all sample content now? A public site must not contain it; you can add your own in the admin at any time. This removes:',
    ...parts,
  ].join('\n   ');
  const answer = await confirm({ message, initialValue: false });
  if (isCancel(answer)) return false;
  if (answer) removeInvented();
  return true;
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
} else {
  intro('Enter keeps the value shown. Ctrl and C end; your answers are kept.');
  if ((await promptAll()) && (await offerRemoval())) {
    nameReadme();
    const left = summary(findSamples());
    if (left.length > 0) log.info(['Still a sample:', ...left].join('\n'));
    outro(
      'Next: npm run dev, and change texts and photographs in the admin. To go live: docs/going-live.md',
    );
  } else {
    cancel('Your answers are kept. Continue with npm run setup.');
  }
}

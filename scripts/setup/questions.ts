import { defaultLocale, locales } from '@/config/locales';
import { weekdays } from '@/content/schema/hours';
import { type Field, problemOf, readValue, writeValue } from './answers';
import { problemOfSetting, settingOf, writeSetting } from './settings';
import { hoursOf, hoursText } from './texts';

/** One question of the setup. Answers are texts; what they become is written at once. */
export interface Question {
  readonly message: string;
  /** Whether the answer may be left out. */
  readonly optional?: boolean;
  /** The answer that content gives today; '' for none. */
  readonly today: () => string;
  /** What is wrong with an answer; undefined when nothing is. */
  readonly problem: (answer: string) => string | undefined;
  readonly write: (answer: string) => void;
}

interface Form {
  readonly optional?: boolean;
  /** Of the answer: the value in the file. */
  readonly parse?: (answer: string) => unknown;
  readonly format?: (value: never) => string;
}

export const site = (path: string, locale: string = defaultLocale): Field => ({
  kind: 'site',
  locale,
  path: path.split('.'),
});

const textOf = (value: unknown) => (value === undefined ? '' : String(value));

/** Asks for the value of one field. */
export function fieldQuestion(message: string, field: Field, form: Form = {}): Question {
  const { optional = false, parse = (answer) => answer.trim(), format = textOf } = form;
  const valueFrom = (answer: string) => (answer === '' ? undefined : parse(answer));
  return {
    message,
    optional,
    // The format is that of the field's own values.
    today: () => format(readValue(field) as never),
    problem: (answer) => problemOf(field, valueFrom(answer)),
    write: (answer) => writeValue(field, valueFrom(answer)),
  };
}

/** Asks for a text in each language. */
export const translatedQuestions = (message: string, path: string) =>
  locales.map((locale) => {
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
    return fieldQuestion(`${message}, in ${language}`, site(path, locale));
  });

/** Asks for the hours of a day. */
export function hoursQuestion(day: string, index: number): Question {
  const fieldOf = (name: string): Field => ({
    kind: 'hours',
    locale: defaultLocale,
    path: ['week', name],
  });
  const parse = (answer: string) => {
    if (/^same$/i.test(answer)) return readValue(fieldOf(weekdays[index - 1] ?? day));
    const periods = hoursOf(answer);
    // A day without periods is left out, as the admin leaves it out.
    return periods.length > 0 ? periods : undefined;
  };
  return fieldQuestion(day.charAt(0).toUpperCase() + day.slice(1), fieldOf(day), {
    parse,
    format: hoursText,
  });
}

/** Asks for a variable of the build. */
export const settingQuestion = (
  message: string,
  name: string,
  parse = (answer: string) => answer.trim(),
) => ({
  message,
  optional: true,
  today: () => settingOf(name),
  problem: (answer: string) => problemOfSetting(name, answer === '' ? '' : parse(answer)),
  write: (answer: string) => writeSetting(name, answer === '' ? '' : parse(answer)),
});

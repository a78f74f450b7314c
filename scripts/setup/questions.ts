import { defaultLocale, locales } from '@/config/locales';
import { weekdays } from '@/content/schema/hours';
import { type Field, problemOf, readValue, writeValue } from './answers';
import { problemOfSetting, settingOf, writeSetting } from './settings';
import { hoursOf, hoursText } from './texts';

/** One question of the setup. Answers are texts, saved at once. */
export interface Question {
  readonly message: string;
  /** Whether the answer may be left out. */
  readonly optional?: boolean;
  /** The current value; '' for none. */
  readonly today: () => string;
  /** The error of an answer; undefined if it is valid. */
  readonly problem: (answer: string) => string | undefined;
  readonly write: (answer: string) => void;
}

interface Form {
  readonly optional?: boolean;
  /** Converts an answer to the value in the file. */
  readonly parse?: (answer: string) => unknown;
  readonly format?: (value: never) => string;
}

export const site = (path: string, locale: string = defaultLocale): Field => ({
  collection: 'site',
  locale,
  path: path.split('.'),
});

const textOf = (value: unknown) => (value === undefined ? '' : String(value));

/** A question for the value of a field. */
export function fieldQuestion(message: string, field: Field, form: Form = {}): Question {
  const { optional = false, parse = (answer) => answer.trim(), format = textOf } = form;
  const valueFrom = (answer: string) => (answer === '' ? undefined : parse(answer));
  return {
    message,
    optional,
    // `format` accepts this field's values.
    today: () => format(readValue(field) as never),
    problem: (answer) => problemOf(field, valueFrom(answer)),
    write: (answer) => writeValue(field, valueFrom(answer)),
  };
}

/** A question for a text in each language. */
export const translatedQuestions = (message: string, path: string) =>
  locales.map((locale) => {
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
    return fieldQuestion(`${message}, in ${language}`, site(path, locale));
  });

/** A question for the hours of a day. */
export function hoursQuestion(day: string, index: number): Question {
  const fieldOf = (name: string): Field => ({
    collection: 'hours',
    locale: defaultLocale,
    path: ['week', name],
  });
  const parse = (answer: string) => {
    if (/^same$/i.test(answer)) return readValue(fieldOf(weekdays[index - 1] ?? day));
    const periods = hoursOf(answer);
    // A day without periods is omitted, as by the admin.
    return periods.length > 0 ? periods : undefined;
  };
  return fieldQuestion(day.charAt(0).toUpperCase() + day.slice(1), fieldOf(day), {
    parse,
    format: hoursText,
  });
}

/** A question for an environment variable. */
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

import { defaultLocale, locales } from '@/config/locales';
import { weekdays } from '@/content/schema/hours';
import { type Field, problemOf, readValue, writeValue } from './answers';
import { problemOfSetting, settingOf, writeSetting } from './settings';
import { coordinatesOf, hoursOf, hoursText, phoneOf, placeText, webAddressOf } from './texts';

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

const site = (path: string, locale: string = defaultLocale): Field => ({
  kind: 'site',
  locale,
  path: path.split('.'),
});

const textOf = (value: unknown) => (value === undefined ? '' : String(value));

/** Asks for the value of one field. */
function ask(message: string, field: Field, form: Form = {}): Question {
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
const inEachLanguage = (message: string, path: string) =>
  locales.map((locale) => {
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
    return ask(`${message}, in ${language}`, site(path, locale));
  });

/** Asks for the hours of a day. */
function promptHours(day: string, index: number): Question {
  const fieldOf = (name: string): Field => ({
    kind: 'hours',
    locale: defaultLocale,
    path: ['week', name],
  });
  const parse = (answer: string) => {
    if (/^same$/i.test(answer)) return readValue(fieldOf(weekdays[index - 1] ?? day));
    const periods = hoursOf(answer);
    // A day without periods is left out, as the desk leaves it out.
    return periods.length > 0 ? periods : undefined;
  };
  return ask(capital(day), fieldOf(day), { parse, format: hoursText });
}

/** Asks for a variable of the build. */
const promptSetting = (
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

const phone = { parse: phoneOf };
const social = { parse: webAddressOf, optional: true };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A part of the setup. */
export interface Section {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All that the setup asks, in order. */
export const sections: readonly Section[] = [
  {
    title: 'Names',
    questions: [
      ...inEachLanguage('What is the shop called', 'words.name'),
      ...inEachLanguage('First line of the logo', 'words.logo.name'),
      ...inEachLanguage('Second line of the logo, the trade', 'words.logo.trade'),
      ...inEachLanguage('Name of the company, as it is registered', 'words.secondName'),
    ],
  },
  {
    title: 'How customers reach you',
    questions: [
      ask('Telephone and WhatsApp number of the showroom', site('phones.hero'), phone),
      ask('Another WhatsApp number for questions about products, or -', site('phones.cards'), {
        ...phone,
        optional: true,
      }),
      ask('E-mail address that customers write to', site('email')),
    ],
  },
  {
    title: 'Where the showroom is (the blue sign at your door has the numbers)',
    questions: [
      ask('Zone number, on the blue plate', site('address.zone')),
      ask('Street number, on the blue plate', site('address.street')),
      ask('Building number, on the blue plate', site('address.building')),
      ...inEachLanguage('District', 'words.address.district'),
      ...inEachLanguage('City', 'words.address.city'),
      ask(
        'Place on the map: in Google Maps, press the right mouse button on your door, then on the two numbers, and paste them here',
        site('address.geo'),
        {
          parse: (answer) => ({ ...coordinatesOf(answer), sample: false }),
          format: placeText,
        },
      ),
      ask('Google Maps, your entry, Share, Copy link, or -', site('links.maps'), social),
    ],
  },
  {
    title: 'Opening hours: 8:00-13:00, 15:30-22:00; or closed; or same, as the day before',
    questions: weekdays.map(promptHours),
  },
  {
    title: 'Social pages: their addresses, or - for one that you have not',
    questions: [
      ask('Instagram', site('links.instagram'), social),
      ask('Facebook', site('links.facebook'), social),
      ask('LinkedIn', site('links.linkedin'), social),
      ask('Page of the site’s code, such as GitHub', site('links.codeHost'), social),
    ],
  },
  {
    title: 'Going live: Enter skips what you do not have yet (docs/going-live.md)',
    questions: [
      promptSetting(
        'Address of the site, such as https://www.example.com',
        'NEXT_PUBLIC_SITE_URL',
        (answer) => webAddressOf(answer).replace(/\/$/, ''),
      ),
      promptSetting(
        'EmailJS carries the messages of the form. Its Service ID (Email Services, your service)',
        'NEXT_PUBLIC_EMAIL_SERVICE_ID',
      ),
      promptSetting(
        'EmailJS: Template ID (Email Templates, your template, Settings)',
        'NEXT_PUBLIC_EMAIL_TEMPLATE_ID',
      ),
      promptSetting('EmailJS: Public Key (Account, General)', 'NEXT_PUBLIC_EMAIL_USER_ID'),
    ],
  },
];

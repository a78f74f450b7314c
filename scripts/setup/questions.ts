import { locales } from '@/config/locales';
import { weekdays } from '@/content/schema/hours';
import type { Period } from '@/lib/hours/timetable';
import { capitalized } from '@/lib/text/case';
import { fieldTarget, type Target } from './answers';
import { settingTarget } from './settings';
import { coordinatesOf, hoursOf, hoursText, phoneOf, webAddressOf } from './texts';

/** Between an answer and the value in the file, and whether it may be left out. */
interface Form {
  readonly optional?: boolean;
  readonly parse?: (answer: string) => unknown;
  readonly format?: (value: never) => string;
}

/** One question of the setup. */
export interface Question extends Form {
  readonly message: string;
  readonly target: Target;
}

const ask = (message: string, target: Target, form: Form = {}): Question => ({
  message,
  target,
  ...form,
});

const site = (path: string, locale?: string) => fieldTarget('site', path, locale);

const inBothLanguages = (message: string, path: string) =>
  locales.map((locale) => {
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
    return ask(`${message}, in ${language}`, site(path, locale));
  });

const setting = (message: string, name: string, form: Form = {}) =>
  ask(message, settingTarget(name), { optional: true, ...form });

const hoursOn = (day: string) => fieldTarget('hours', `week.${day}`);

/** A day's hours; `same` are those of the day before. */
const hours = weekdays.map((day, index) =>
  ask(capitalized(day), hoursOn(day), {
    parse: (answer) =>
      /^same$/i.test(answer) ? hoursOn(weekdays[index - 1] ?? day).read() : hoursOf(answer),
    format: (periods?: readonly Period[]) => hoursText(periods),
  }),
);

const social: Form = { parse: webAddressOf, optional: true };

/** All questions, in order, by the titles of the setup's parts. */
export const questions: readonly (readonly [title: string, questions: readonly Question[]])[] = [
  [
    'Names',
    [
      ...inBothLanguages('What is the shop called', 'words.name'),
      ...inBothLanguages('First line of the logo', 'words.logo.name'),
      ...inBothLanguages('Second line of the logo, the trade', 'words.logo.trade'),
      ...inBothLanguages('Name of the company, as it is registered', 'words.secondName'),
    ],
  ],
  [
    'How customers reach you',
    [
      ask('Telephone and WhatsApp number of the showroom', site('phones.hero'), { parse: phoneOf }),
      ask('Another WhatsApp number for questions about products, or -', site('phones.cards'), {
        parse: phoneOf,
        optional: true,
      }),
      ask('E-mail address that customers write to', site('email')),
    ],
  ],
  [
    'Where the showroom is (the blue sign at your door has the numbers)',
    [
      ask('Zone number, on the blue plate', site('address.zone')),
      ask('Street number, on the blue plate', site('address.street')),
      ask('Building number, on the blue plate', site('address.building')),
      ...inBothLanguages('District', 'words.address.district'),
      ...inBothLanguages('City', 'words.address.city'),
      ask(
        'Place on the map: in Google Maps, press the right mouse button on your door, then on the two numbers, and paste them here',
        site('address.geo'),
        {
          parse: (answer) => ({ ...coordinatesOf(answer), sample: false }),
          format: ({ latitude, longitude }: ReturnType<typeof coordinatesOf>) =>
            `${latitude}, ${longitude}`,
        },
      ),
      ask('Google Maps, your entry, Share, Copy link, or -', site('links.maps'), social),
    ],
  ],
  ['Opening hours: 8:00-13:00, 15:30-22:00; or closed; or same, as the day before', hours],
  [
    'Social pages: their addresses, or - for one that you have not',
    [
      ask('Instagram', site('links.instagram'), social),
      ask('Facebook', site('links.facebook'), social),
      ask('LinkedIn', site('links.linkedin'), social),
      ask('Page of the site’s code, such as GitHub', site('links.codeHost'), social),
    ],
  ],
  [
    'Going live: Enter skips what you do not have yet (docs/going-live.md)',
    [
      setting('Address of the site, such as https://www.example.com', 'NEXT_PUBLIC_SITE_URL', {
        parse: (answer) => webAddressOf(answer).replace(/\/$/, ''),
      }),
      setting(
        'EmailJS carries the messages of the form. Its Service ID (Email Services, your service)',
        'NEXT_PUBLIC_EMAIL_SERVICE_ID',
      ),
      setting(
        'EmailJS: Template ID (Email Templates, your template, Settings)',
        'NEXT_PUBLIC_EMAIL_TEMPLATE_ID',
      ),
      setting('EmailJS: Public Key (Account, General)', 'NEXT_PUBLIC_EMAIL_USER_ID'),
    ],
  ],
];

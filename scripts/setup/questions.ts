import type { CountryCode } from '@/config/countries';
import { countryWords } from '@/config/country-details';
import { knownLocales } from '@/config/locales';
import { countryNames } from '@/content/schema/rules/country-issues';
import { foreignLetters } from '@/content/schema/rules/languages';
import { fieldTarget } from './answers';
import { coordinatesOf, howToCopy } from './coordinates';
import { countryOf, countryTarget, storedCountry } from './country';
import { ask, digits, type Form, type Question } from './question';
import { settingTarget } from './settings';
import { phoneOf, profileOf, webAddressOf } from './texts';
import { otherDays, usualHours } from './week';

const phone: Form = { parse: (answer) => phoneOf(answer, storedCountry()) };

const site = (path: string, locale?: string) => fieldTarget('site', path, locale);

const nameOfLanguage = (locale: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

/** The languages of the site; the others are not asked for. */
export const languagesQuestion = ask(
  `Languages of the site: ${knownLocales.map(nameOfLanguage).join(' and ')}, or one of them`,
  site('languages'),
  {
    parse: (answer) =>
      knownLocales.filter((each) => new RegExp(nameOfLanguage(each), 'i').test(answer)),
    unread: () => `write one or more of: ${knownLocales.map(nameOfLanguage).join(', ')}`,
    format: (chosen: readonly string[]) => chosen.map(nameOfLanguage).join(' and '),
  },
);

// The answer, and not the languages with which the setup began.
const inItsLanguages = (message: string, path: string) =>
  knownLocales
    .filter((each) => Object(languagesQuestion.target.read()).includes(each))
    .map((locale) =>
      ask(`${message}, in ${nameOfLanguage(locale)}`, site(path, locale), {
        doubt: (value) => foreignLetters(String(value), locale, true),
      }),
    );

const setting = (message: string, name: string, form: Form = {}) =>
  ask(message, settingTarget(name), { optional: true, ...digits, ...form });

const week = fieldTarget('hours', 'week');
// The schema's week.
const readWeek = () => week.read() as Parameters<typeof usualHours.format>[0];

/** A profile at a social network. */
const social = (title: string, name: string, folder: string) =>
  ask(title, site(`links.${name}`), {
    parse: (answer) => profileOf(answer, folder),
    optional: true,
  });

/** The first question: others depend on its answer. */
export const countryQuestion = ask(
  `Country of the shop: ${Object.values(countryNames).join(', ')}`,
  countryTarget,
  { parse: countryOf, format: (code: string) => countryNames[code] ?? code },
);

type Part = readonly [title: string, questions: readonly Question[]];

/** The other questions, in order, by the titles of the setup's parts. */
export function questionsIn(code: CountryCode): readonly Part[] {
  const words = countryWords[code].en;
  return [
    [
      'Names',
      [
        ...inItsLanguages('Name of the shop', 'words.name'),
        ...inItsLanguages('First line of the logo', 'words.logo.name'),
        ...inItsLanguages('Second line of the logo, the trade', 'words.logo.trade'),
        ...inItsLanguages('Registered name of the company', 'words.secondName'),
      ],
    ],
    [
      'How customers reach you',
      [
        ask('Telephone and WhatsApp number of the showroom', site('phones.hero'), phone),
        ask('E-mail address for customers', site('email'), digits),
      ],
    ],
    [
      'Where the showroom is (the sign at your door has the numbers)',
      [
        ask(`${words.zone}, or - without one`, site('address.zone'), { ...digits, optional: true }),
        ask(`${words.street}, its number or its name`, site('address.street'), digits),
        ask(`${words.building}, its number`, site('address.building'), digits),
        ...inItsLanguages('District', 'words.address.district'),
        ...inItsLanguages('City', 'words.address.city'),
        ask(
          'Place on the map: in Google Maps, right-click your door, click the two numbers, and paste them here',
          site('address.geo'),
          {
            parse: (answer) => {
              const place = coordinatesOf(answer);
              return place && { ...place, sample: false };
            },
            unread: howToCopy,
            format: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
              `${latitude}, ${longitude}`,
          },
        ),
      ],
    ],
    [
      'Opening hours',
      [
        ask('Hours of most days, such as 8:00-13:00, 15:30-22:00', week, {
          format: usualHours.format,
          parse: (answer) => usualHours.parse(answer, readWeek()),
        }),
        ask('Days with other hours, such as Friday: 15:30-22:00; Sunday: closed; or -', week, {
          format: otherDays.format,
          parse: (answer) => otherDays.parse(answer, readWeek()),
          unread: () => 'write the day, a colon and its hours, such as Friday: closed',
        }),
      ],
    ],
    [
      'Social pages: @name or the address, or - for none',
      [
        social('Instagram', 'instagram', 'www.instagram.com/'),
        social('Facebook', 'facebook', 'www.facebook.com/'),
        social('LinkedIn', 'linkedin', 'www.linkedin.com/company/'),
      ],
    ],
    [
      'Going live: Enter skips what you do not have yet (docs/going-live.md)',
      [
        setting('Address of the site, such as https://www.example.com', 'NEXT_PUBLIC_SITE_URL', {
          parse: (answer) => webAddressOf(answer).replace(/\/$/, ''),
        }),
        setting(
          'EmailJS sends the form’s messages. Its Service ID (Email Services, your service)',
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
}

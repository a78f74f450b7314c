import { countryWords } from '@/config/country-details';
import { knownLocales } from '@/config/locales';
import { westernDigits } from '@/lib/text';
import { fieldTarget } from './answers';
import { storedCountry } from './country';
import { deliveries, deliveryForm } from './deliveries';
import { ask, type Form, type Question } from './question';
import { settingTarget } from './settings';
import { phoneOf, placeOf, profileOf, webAddressOf } from './texts';
import { otherDays, usualHours } from './week';

const site = (path: string, locale?: string) => fieldTarget('site', path, locale);

export const languages = site('languages');

/** The questions about names, in the languages that the site has by now. */
const inItsLanguages = (message: string, path: string, collection = 'site') =>
  knownLocales
    .filter((locale) => Object(languages.read()).includes(locale))
    .map((locale) => {
      const language = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
      return ask(`${message}, in ${language}`, fieldTarget(collection, path, locale));
    });

/** Numbers, typed in any script. */
const digits: Form = { parse: westernDigits };

const setting = (message: string, name: string, form = digits) =>
  ask(message, settingTarget(`NEXT_PUBLIC_${name}`), { optional: true, ...form });

const ofService: Form = {
  ...digits,
  isSkipped: () => settingTarget('NEXT_PUBLIC_EMAIL_SERVICE_ID').read() === 'none',
};

const social = (title: string, name: string, folder: string) =>
  ask(title, site(`links.${name}`), {
    parse: (answer) => profileOf(answer, folder),
    optional: true,
  });

const week = fieldTarget('hours', 'week');
// The schema's week.
const readWeek = () => week.read() as Parameters<typeof usualHours.format>[0];

/** The questions after those about country and languages, in order, by the titles of the setup's parts. */
export function questions(): Readonly<Record<string, readonly Question[]>> {
  const code = storedCountry();
  const words = countryWords[code].en;
  const phone = (message: string, name: string) =>
    ask(message, site(`phones.${name}`), {
      parse: (answer) => (/^none$/i.test(answer) ? 'none' : phoneOf(answer, code)),
      optional: true,
    });
  return {
    Names: [
      ...inItsLanguages('Name of the shop', 'words.name'),
      ...inItsLanguages('First line of the logo', 'words.logo.name'),
      ...inItsLanguages('Second line of the logo, the trade', 'words.logo.trade'),
      ...inItsLanguages('Registered name of the company', 'words.secondName'),
    ],
    'How customers reach you': [
      phone('Telephone of the showroom, or - for WhatsApp alone', 'showroom'),
      phone('WhatsApp, if that is another number, or none without WhatsApp', 'whatsapp'),
      phone('WhatsApp about products, if that is a third number, or -', 'products'),
      ask('E-mail address for customers', site('email'), digits),
    ],
    'Where the showroom is (the sign at your door has the numbers)': [
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
            const place = placeOf(answer);
            return place && { ...place, sample: false };
          },
          unread:
            'two numbers are required; open the map, right-click your door (on a phone, hold your finger there), copy the two numbers, such as 25.2676, 51.5407, and paste them here',
          format: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
            `${latitude}, ${longitude}`,
        },
      ),
    ],
    'Opening hours': [
      ask('Hours of most days, such as 8:00-13:00, 15:30-22:00', week, {
        format: usualHours.format,
        parse: (answer) => usualHours.parse(answer, readWeek()),
      }),
      ask('Days with other hours, such as Friday: 15:30-22:00; Sunday: closed; or -', week, {
        format: otherDays.format,
        parse: (answer) => otherDays.parse(answer, readWeek()),
        unread: 'write the day, a colon and its hours, such as Friday: closed',
      }),
    ],
    'What you promise (sentences of the site say it)': [
      ...inItsLanguages('You visit and measure free of charge', 'words.area', 'promises'),
      ...inItsLanguages('You answer', 'words.answer', 'promises'),
      ...inItsLanguages('Measuring takes', 'words.visit', 'promises'),
      ask(
        'Any curtain or blind hangs within, such as 48-72 hours or 5-7 working days',
        deliveries,
        {
          ...deliveryForm,
          unread:
            'write a number or two, and hours or working days; or press Enter to keep those of each',
        },
      ),
    ],
    'Social pages: @name or the address, or - for none': [
      social('Instagram', 'instagram', 'www.instagram.com/'),
      social('Facebook', 'facebook', 'www.facebook.com/'),
      social('LinkedIn', 'linkedin', 'www.linkedin.com/company/'),
    ],
    'Going live: Enter skips what you do not have yet (docs/going-live.md)': [
      setting('Address of the site, such as https://www.example.com', 'SITE_URL', {
        parse: (answer) => webAddressOf(answer).replace(/\/$/, ''),
      }),
      setting(
        'EmailJS sends the form’s messages. Its Service ID (Email Services, your service), or none for no form',
        'EMAIL_SERVICE_ID',
      ),
      setting(
        'EmailJS: Template ID (Email Templates, your template, Settings)',
        'EMAIL_TEMPLATE_ID',
        ofService,
      ),
      setting('EmailJS: Public Key (Account, General)', 'EMAIL_USER_ID', ofService),
    ],
  };
}

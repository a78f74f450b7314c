import { weekdays } from '@/content/schema/hours';
import { ask, inEachLanguage, promptHours, promptSetting, type Question, site } from './questions';
import { coordinatesOf, phoneOf, placeText, webAddressOf } from './texts';

const phone = { parse: phoneOf };
const social = { parse: webAddressOf, optional: true };

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

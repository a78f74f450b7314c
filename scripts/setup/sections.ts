import { weekdays } from '@/content/schema/hours';
import {
  fieldQuestion,
  hoursQuestion,
  type Question,
  settingQuestion,
  site,
  translatedQuestions,
} from './questions';
import { coordinatesOf, phoneOf, placeText, webAddressOf } from './texts';

const phone = { parse: phoneOf };
const social = { parse: webAddressOf, optional: true };

/** A part of the setup. */
export interface Section {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All questions, in order. */
export const sections: readonly Section[] = [
  {
    title: 'Names',
    questions: [
      ...translatedQuestions('What is the shop called', 'words.name'),
      ...translatedQuestions('First line of the logo', 'words.logo.name'),
      ...translatedQuestions('Second line of the logo, the trade', 'words.logo.trade'),
      ...translatedQuestions('Name of the company, as it is registered', 'words.secondName'),
    ],
  },
  {
    title: 'How customers reach you',
    questions: [
      fieldQuestion('Telephone and WhatsApp number of the showroom', site('phones.hero'), phone),
      fieldQuestion(
        'Another WhatsApp number for questions about products, or -',
        site('phones.cards'),
        {
          ...phone,
          optional: true,
        },
      ),
      fieldQuestion('E-mail address that customers write to', site('email')),
    ],
  },
  {
    title: 'Where the showroom is (the blue sign at your door has the numbers)',
    questions: [
      fieldQuestion('Zone number, on the blue plate', site('address.zone')),
      fieldQuestion('Street number, on the blue plate', site('address.street')),
      fieldQuestion('Building number, on the blue plate', site('address.building')),
      ...translatedQuestions('District', 'words.address.district'),
      ...translatedQuestions('City', 'words.address.city'),
      fieldQuestion(
        'Place on the map: in Google Maps, press the right mouse button on your door, then on the two numbers, and paste them here',
        site('address.geo'),
        {
          parse: (answer) => ({ ...coordinatesOf(answer), sample: false }),
          format: placeText,
        },
      ),
      fieldQuestion('Google Maps, your entry, Share, Copy link, or -', site('links.maps'), social),
    ],
  },
  {
    title: 'Opening hours: 8:00-13:00, 15:30-22:00; or closed; or same, as the day before',
    questions: weekdays.map(hoursQuestion),
  },
  {
    title: 'Social pages: their addresses, or - for one that you have not',
    questions: [
      fieldQuestion('Instagram', site('links.instagram'), social),
      fieldQuestion('Facebook', site('links.facebook'), social),
      fieldQuestion('LinkedIn', site('links.linkedin'), social),
      fieldQuestion('Page of the site’s code, such as GitHub', site('links.codeHost'), social),
    ],
  },
  {
    title: 'Going live: Enter skips what you do not have yet (docs/going-live.md)',
    questions: [
      settingQuestion(
        'Address of the site, such as https://www.example.com',
        'NEXT_PUBLIC_SITE_URL',
        (answer) => webAddressOf(answer).replace(/\/$/, ''),
      ),
      settingQuestion(
        'EmailJS carries the messages of the form. Its Service ID (Email Services, your service)',
        'NEXT_PUBLIC_EMAIL_SERVICE_ID',
      ),
      settingQuestion(
        'EmailJS: Template ID (Email Templates, your template, Settings)',
        'NEXT_PUBLIC_EMAIL_TEMPLATE_ID',
      ),
      settingQuestion('EmailJS: Public Key (Account, General)', 'NEXT_PUBLIC_EMAIL_USER_ID'),
    ],
  },
];

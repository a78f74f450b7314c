import { z } from 'zod';
import { knownLocales, languageNames } from '../../config/locales';
import { countryCodes, countryNames, phoneError, placeError } from './rules/country-issues';
import { anyNumber, literalLine, noneTwice, sample, webAddress } from './texts';

const phone = z
  .string()
  .regex(/^\+[1-9](?:[ -]?\d){3,14}$/, 'write it with + and the country’s prefix');
export const email = z
  .string()
  .regex(
    /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/,
    'must be an e-mail address, such as hello@shop.example',
  );

const plateNumber = z.string().regex(/^\d{1,5}$/, 'write a number, as on the sign at your door');

/** A profile at a social network; some have a prefix for the language or the country. */
const profile = (host: string, path: string) =>
  z
    .string()
    .regex(
      new RegExp(`^https://(?:[a-z-]+\\.)*${host.replace('.', '\\.')}/\\S+$`),
      `write the address of your page, such as https://www.${host}/${path}`,
    )
    .optional();

/** As much as the header holds. */
const logoLine = literalLine.max(30);

const words = z.strictObject({
  name: literalLine.meta({ title: 'Name of the business' }),
  logo: z
    .strictObject({ name: logoLine, trade: logoLine })
    .meta({ description: 'The two halves of the logo’s words, at most 30 characters each' }),
  secondName: literalLine.meta({ description: 'The name on the services page' }),
  address: z.strictObject({ district: literalLine, city: literalLine }),
});

export const site = () =>
  z
    .strictObject({
      phones: z.strictObject({
        hero: phone.meta({
          title: 'Showroom',
          description: 'Calls and WhatsApp; with + and country',
        }),
        cards: phone.optional().meta({
          title: 'Products',
          description: 'WhatsApp about products, if that is a different number',
        }),
      }),
      email,
      address: z
        .strictObject({
          zone: plateNumber.optional().meta({
            title: 'Zone',
            description: 'In other countries the block, the community or the postal code; optional',
          }),
          street: literalLine.meta({ description: 'Its number or its name' }),
          building: plateNumber,
          countryCode: z.enum(countryCodes, `choose one of ${countryCodes.join(', ')}`).meta({
            title: 'Country',
            description: 'Time, currency, telephone prefix and week follow from it',
            admin: { labels: countryNames },
          }),
          geo: z
            .strictObject({
              latitude: z.number().min(-90).max(90),
              longitude: z.number().min(-180).max(180),
              sample,
            })
            .meta({
              title: 'Place on the map',
              description:
                'In Google Maps, right-click your door: the first number is the latitude',
            }),
        })
        .meta({ title: 'Country and place on the map' }),
      links: z.strictObject({
        maps: webAddress.optional().meta({
          title: 'Google Maps',
          description: 'Your entry there; if empty, the place on the map is opened',
        }),
        instagram: profile('instagram.com', 'your-shop'),
        facebook: profile('facebook.com', 'your-shop'),
        linkedin: profile('linkedin.com', 'company/your-shop').meta({ title: 'LinkedIn' }),
        codeHost: webAddress
          .optional()
          .meta({ title: 'Code host', description: 'Shown on the portfolio and the terms' }),
      }),
      languages: z
        .array(z.enum(knownLocales))
        .superRefine(noneTwice)
        .min(1, 'choose English, Arabic or both')
        .meta({
          title: 'Languages of the site',
          description:
            'Without Arabic, nothing of the site is Arabic, and no Arabic words are needed; the same for English, whose words are then only not shown',
          admin: { labels: languageNames },
        }),
      picturesAreRenders: z.boolean().meta({
        title: 'Pictures are made by a computer',
        description: 'The footer says so; switch it off when all photographs are your own',
      }),
      arabicConfirmed: z.boolean().meta({
        title: 'Arabic is confirmed',
        description: 'Switch it on when a native reader at the shop has read the Arabic pages',
      }),
      words,
      meant: anyNumber(z.string().min(1)).meta({
        title: 'Meant as it stands',
        description:
          'Names of other places, days or times that your texts mention on purpose, such as ‘Lusail’; the check allows them',
      }),
    })
    .superRefine(({ phones, address }, context) => {
      const { countryCode, geo } = address;
      const report = (path: string[], message: string | undefined) => {
        if (message) context.addIssue({ code: 'custom', path, message });
      };
      for (const [name, phone] of Object.entries(phones))
        if (phone) report(['phones', name], phoneError(phone, countryCode));
      report(['address', 'geo'], placeError(geo, countryCode));
    });

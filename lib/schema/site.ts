import { z } from 'zod';
import { knownLocales, languageNames } from '../../config/locales';
import { countryCodes, countryNames, phoneError, placeError } from './country';
import { anyNumber, literalLine, noneTwice, webAddress } from './texts';

const phone = z
  .string()
  .regex(/^\+[1-9](?:[ -]?\d){3,14}$/, 'write it with + and the country’s prefix');
export const email = z.email('must be an e-mail address, such as hello@shop.example');

/** As much as the header holds. */
const logoLine = literalLine.max(30);

export const site = z
  .strictObject({
    phones: z.strictObject({ showroom: phone, products: phone.optional() }),
    email,
    address: z.strictObject({
      zone: literalLine.optional(),
      street: literalLine,
      building: literalLine,
      countryCode: z
        .enum(countryCodes, `choose one of ${countryCodes.join(', ')}`)
        .meta({ admin: { labels: countryNames } }),
      geo: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        sample: z.boolean(),
      }),
    }),
    links: z.strictObject({
      maps: webAddress.optional(),
      instagram: webAddress.optional(),
      facebook: webAddress.optional(),
      linkedin: webAddress.optional(),
      codeHost: webAddress.optional(),
    }),
    languages: z
      .array(z.enum(knownLocales))
      .superRefine(noneTwice())
      .min(1, 'choose English, Arabic or both')
      .meta({ admin: { labels: languageNames } }),
    translations: z.strictObject({ sample: z.boolean() }),
    words: z.strictObject({
      name: literalLine,
      logo: z.strictObject({ name: logoLine, trade: logoLine }),
      secondName: literalLine,
      address: z.strictObject({ district: literalLine, city: literalLine }),
    }),
    allowedWords: anyNumber(z.string().min(1)),
  })
  .superRefine(({ phones, address }, context) => {
    const { countryCode, geo } = address;
    const report = (path: string[], message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path, message });
    };
    for (const [name, number = ''] of Object.entries(phones))
      report(['phones', name], phoneError(number, countryCode));
    report(['address', 'geo'], placeError(geo, countryCode));
  });

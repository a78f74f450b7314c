import { z } from 'zod';
import { knownLocales, languageNames } from '../../config/locales';
import { countryCodes, countryNames, phoneError, placeError } from './country';
import { anyNumber, literalLine, noneTwice, webAddress } from './texts';

const number = '\\+[1-9](?:[ -]?\\d){3,14}';
const phoneAdvice = 'write it with + and the country’s prefix, in digits alone';
const phone = z.string().regex(new RegExp(`^${number}$`), phoneAdvice);

/** The telephone, if there is one; the chat's number, if it is another, or none; that of chats about products. */
const phones = z.strictObject({
  showroom: phone.optional(),
  whatsapp: z
    .string()
    .regex(new RegExp(`^(?:none|${number})$`), `${phoneAdvice}, or none`)
    .optional(),
  products: phone.optional(),
});

function phonesError({ showroom, whatsapp, products }: z.infer<typeof phones>) {
  if (!showroom && (whatsapp ?? 'none') === 'none')
    return 'a telephone or a WhatsApp number is required';
  return whatsapp === 'none' && products
    ? 'is none, but there is a number for WhatsApp about products'
    : undefined;
}
export const email = z.email('must be an e-mail address, such as hello@shop.example');

/** As much as the header holds. */
const logoLine = literalLine.max(30);

export const site = z
  .strictObject({
    phones,
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
      .array(z.enum(knownLocales).meta({ admin: { labels: languageNames } }))
      .superRefine(noneTwice())
      .min(1, 'choose English, Arabic or both'),
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
    report(['phones', 'whatsapp'], phonesError(phones));
    for (const [name, number = ''] of Object.entries(phones))
      if (number && number !== 'none') report(['phones', name], phoneError(number, countryCode));
    report(['address', 'geo'], placeError(geo, countryCode));
  });

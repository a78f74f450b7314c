import { z } from 'zod';
import { coordinatesError } from './coordinates';
import { literalLine, sample, webAddress } from './texts';

const phone = z
  .string()
  .regex(/^\+[1-9](?:[ -]?\d){6,14}$/, 'write it with + and the country, such as +974 5555 1234');
export const email = z
  .string()
  .regex(
    /^[^\s@<>,;]+@[^\s@<>,;.]+(?:\.[^\s@<>,;.]+)+$/,
    'an e-mail address is wanted, such as hello@shop.example',
  );

/** One of the three numbers on a building's blue plate. */
const plateNumber = z.string().regex(/^\d{1,4}$/, 'a number is wanted, as the blue plate has it');

const words = z.strictObject({
  name: literalLine.meta({ title: 'Name of the business' }),
  logo: z
    .strictObject({ name: literalLine, trade: literalLine })
    .meta({ description: 'The two halves of the logo’s words' }),
  secondName: literalLine.meta({ description: 'The name on the services page' }),
  address: z.strictObject({ district: literalLine, city: literalLine, country: literalLine }),
});

export const site = () =>
  z.strictObject({
    phones: z.strictObject({
      hero: phone.meta({
        title: 'Showroom',
        description: 'Calls and WhatsApp; with + and country',
      }),
      cards: phone.optional().meta({
        title: 'Products',
        description: 'WhatsApp about products, where that is another number',
      }),
    }),
    email,
    address: z
      .strictObject({
        zone: plateNumber,
        street: plateNumber,
        building: plateNumber,
        countryCode: z
          .string()
          .regex(/^[A-Z]{2}$/, 'two capital letters are wanted, such as QA')
          .meta({ title: 'Country, in two letters', description: 'Such as QA' }),
        geo: z
          .strictObject({
            latitude: z.number().min(-90).max(90),
            longitude: z.number().min(-180).max(180),
            sample,
          })
          .meta({
            title: 'Place on the map',
            description:
              'In Google Maps, press the right mouse button on your door: the first number is the latitude',
          }),
      })
      .superRefine(({ countryCode, geo }, context) => {
        const message = coordinatesError(geo, countryCode);
        if (message) context.addIssue({ code: 'custom', path: ['geo'], message });
      })
      .meta({ title: 'Country and place on the map' }),
    links: z.strictObject({
      maps: webAddress.optional().meta({
        title: 'Google Maps',
        description: 'Your entry there; left empty, the place on the map is opened',
      }),
      instagram: webAddress.optional(),
      facebook: webAddress.optional(),
      linkedin: webAddress.optional().meta({ title: 'LinkedIn' }),
      codeHost: webAddress
        .optional()
        .meta({ title: 'Code host', description: 'Shown on the portfolio and the terms' }),
    }),
    picturesAreRenders: z.boolean().meta({
      title: 'Pictures are made by a computer',
      description: 'The footer says so; switch it off when all photographs are your own',
    }),
    arabicConfirmed: z.boolean().meta({
      title: 'Arabic is confirmed',
      description: 'Switch it on when a native reader of the shop has read the Arabic pages',
    }),
    words,
  });

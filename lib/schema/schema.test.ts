import { z } from 'zod';
import { capitals } from '@/config/country-details';
import { countryCodes, phoneError, placeError } from './country';
import { problemsIn } from './explain';
import { hours } from './hours';
import { mediaItems } from './media';
import { template } from './placeholders';
import { prices } from './prices';
import { line, literalLine, webAddress } from './texts';

const filmOf = (src: string) => [
  { type: 'hosted-video', src, poster: '/pictures/a.jpg', uploaded: '2026-01-31' },
];

const shift = (opens: string, closes: string) => ({ opens, closes });
const period = (from: string, to: string) => ({ from, to, name: { en: 'Eid', ar: 'Eid' } });
const ramadan = {
  ...period('2027-02-08', '2027-03-08'),
  periods: [shift('9:00', '13:00'), shift('20:30', '1:00')],
};
const ending = (to: string) => ({ ...ramadan, to });
const friday = (...periods: object[]) => ({ weekdays: [{ day: 'friday', periods }] });

const exceptions = hours.shape.exceptions;

const seat = { unit: 'seat', from: 1, to: 2 };
const sofas = { page: '/service/sofas', rates: [seat], included: { en: 'Cloth', ar: 'Cloth' } };
const named = { name: { en: 'Name', ar: 'Name' } };
const priced = (product: object, minimum = 50) => ({
  ...{ sample: false, since: '2026-11-01', roundTo: 10, minimum, products: [product] },
  additions: { lining: named, blackoutLining: named, motor: named, height: named },
});

test.each<[schema: z.ZodType, value: unknown, says: RegExp]>([
  [line, 'Cur\u202etains', /invisible or lost/],
  [line, '<b>Curtains</b>', /no HTML/],
  [line, 'Two\nlines, ستائر\u200f (Wave)', /^$/],
  [template('{day}, {part}'), 'At {day}', /keep \{day\}, \{part\}, as in English/],
  [template('{day}, {part}'), 'At {day}, {part}, {town}', /\{town\} is unknown; the English/],
  [template('{day}, {part}'), 'At {day}, {part} in {shop.city}', /^$/],
  [template('By day'), 'At {day}', /\{day\} is unknown; the English text has none/],
  [line, 'In {shop.town}', /\{shop\.town\} is unknown; facts of the shop are/],
  [literalLine, '{shop.name} W.L.L.', /write the shop’s facts out/],
  [webAddress, 'https://shop', /write the whole address/],
  [mediaItems, filmOf('https://player.vimeo.com/video/1?dnt=1'), /^$/],
  [mediaItems, filmOf('https://www.youtube.com/watch?v=1'), /this is the page of a film/],
  [z.number().positive(), 0, /^‘0’: must be more than 0$/],
  [prices, priced(sofas), /^$/],
  [prices, priced(sofas, 55), /write a multiple/],
  [prices, priced({ ...sofas, hangs: ['wave'] }), /choose what hangs at windows/],
  [prices, priced({ ...sofas, page: undefined, hangs: ['wave'] }), /price by the window’s size/],
  [prices, priced({ ...sofas, page: '/curtains/wave' }), /choose the page of a service/],
  [exceptions, [ramadan, period('2027-03-09', '2027-03-12')], /^$/],
  [exceptions, [ramadan, ending('2027-03-10')], /must not overlap/],
  [exceptions, [{ ...ramadan, ...friday(shift('20:30', '1:00')) }], /^$/],
  [exceptions, [{ ...ramadan, weekdays: Array(2).fill({ day: 'friday' }) }], /there twice/],
  [exceptions, [ending('2027-02-01')], /the last day is before the first/],
  [exceptions, [{ ...ramadan, periods: [shift('9:00', '9:00')] }], /at the same time/],
])('%# says what is wrong with a value, if anything is', (schema, value, says) => {
  const [problem] = problemsIn(z.strictObject({ value: schema }), { value });
  expect(problem?.message ?? '').toMatch(says);
});

test.each(countryCodes)('the capital of %s is in no other country', (code) => {
  expect(countryCodes.filter((each) => !placeError(capitals[code], each))).toEqual([code]);
});

test.each([
  ['+974 5555 1234', 'QA', undefined],
  ['+971 4 123 4567', 'AE', undefined],
  ['+974 5555 12345', 'QA', /^a number of Qatar has 8 digits after \+974/],
  ['+968 2448 1234', 'QA', /^a number of Qatar has/],
] as const)('the number %s in %s', (phone, code, says) => {
  expect(phoneError(phone, code)).toEqual(says && expect.stringMatching(says));
});

import { whatsappLink } from './links';
import { mailUrl } from './mail-url';

test('Arabic letters are not encoded, spaces and signs are', () => {
  const link = whatsappLink('+974 1234 0002', 'مرحبًا، ويفي & رول');
  expect(link).toMatch(/\?text=مرحبًا،%20ويفي%20%26%20رول$/);
  expect(new URL(link).searchParams.get('text')).toBe('مرحبًا، ويفي & رول');
});

test('messages have no marks that only control line breaks, and keep what orders a size', () => {
  const text = 'In 2–\u20603 days, \u2068240 × 260\u2069';
  const sent = 'In 2–3 days, \u2068240 × 260\u2069';
  expect(new URL(whatsappLink('+974 1234 0002', text)).searchParams.get('text')).toBe(sent);
  const mail = new URL(mailUrl('mailto:shop@example.com', text, text)).searchParams;
  expect([mail.get('subject'), mail.get('body')]).toEqual([sent, sent]);
});

test.each([
  ['830', 'Zone 25, Street 830, Building 7'],
  ['Al Wahda Street', 'Zone 25, Al Wahda Street, Building 7'],
])('the street %s', async (street, text) => {
  jest.resetModules();
  jest.doMock('@/lib/content/country', () => ({ countryCode: 'QA' }));
  jest.doMock('@/lib/content/site', () => ({
    site: { address: { zone: '25', street, building: '7' }, links: {} },
  }));
  const { plateText } = await import('./links');
  expect(plateText('en')).toBe(text);
});

import { whatsappLink } from './links';

test('a chat link has digits only and a message begun', () => {
  expect(whatsappLink('+974 1234 0002', 'Hello, I am looking at Wave & more')).toBe(
    'https://wa.me/97412340002?text=Hello%2C%20I%20am%20looking%20at%20Wave%20%26%20more',
  );
});

test('Arabic letters are not encoded, spaces and signs are', () => {
  const link = whatsappLink('+974 1234 0002', 'مرحبًا، ويفي & رول');
  expect(link).toMatch(/\?text=مرحبًا،%20ويفي%20%26%20رول$/);
  expect(new URL(link).searchParams.get('text')).toBe('مرحبًا، ويفي & رول');
});

import { render, screen } from '@testing-library/react';

const [landline, mobile, sales] = ['+974 4444 0001', '+974 5555 0002', '+974 5555 0003'];

/** The addresses of a chat in general and about products, and of a call, as a shop with these numbers has them. */
async function addressesWith(phones: object) {
  jest.resetModules();
  const all = jest.requireActual('@/lib/content/collections');
  const site = { ...all.site, phones };
  jest.doMock('@/lib/content/collections', () => ({ ...all, site }));
  const { CallLink, PageChatLink } = await import('./links');
  const page = { locale: 'en', greeting: 'Hello' } as const;
  render(
    <>
      <PageChatLink page={page}>Chat</PageChatLink>
      <PageChatLink page={page} line="products">
        Ask
      </PageChatLink>
      <CallLink>Call</CallLink>
    </>,
  );
  const links = screen.queryAllByRole('link');
  return links.map((link) => `${link.textContent?.split(' ')[0]} ${/\d+/.exec(link.outerHTML)}`);
}

test.each([
  [{ showroom: landline }, ['Chat 97444440001', 'Ask 97444440001', 'Call 97444440001']],
  [
    { showroom: landline, whatsapp: mobile },
    ['Chat 97455550002', 'Ask 97455550002', 'Call 97444440001'],
  ],
  [
    { showroom: landline, products: sales },
    ['Chat 97444440001', 'Ask 97455550003', 'Call 97444440001'],
  ],
  [{ showroom: landline, whatsapp: 'none' }, ['Call 97444440001']],
  [{ whatsapp: mobile }, ['Chat 97455550002', 'Ask 97455550002']],
])('each link has its own number, or is not there: %j', async (phones, expected) => {
  expect(await addressesWith(phones)).toEqual(expected);
});

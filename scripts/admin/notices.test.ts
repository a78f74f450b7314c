import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Notices } from './notices';

const notices = new Notices();
const server = createServer((request, response) => {
  notices.answer(request, response, () => response.writeHead(404).end());
});

beforeAll(() => once(server.listen(0), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('sends notices to open pages and to those opened later', async () => {
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const { body } = await fetch(`http://localhost:${port}/admin/notices`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    return async () => JSON.parse(((await reader?.read())?.value ?? '').replace('data: ', ''));
  };
  const early = await open();
  expect(await early()).toEqual([]);
  const published = [{ place: 'Home › Slides › 2', message: 'there is no such page' }];
  notices.publish(published);
  expect(await early()).toEqual(published);
  expect(await (await open())()).toEqual(published);
});

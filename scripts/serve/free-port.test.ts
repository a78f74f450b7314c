/** @jest-environment node */
import { freePort } from './free-port';
import { listen } from './listen';

test('gives a port that can be taken', async () => {
  const port = await freePort();
  const taken = await listen(() => {}, port, '127.0.0.1');
  expect(taken.port).toBe(port);
  await taken.close();
});

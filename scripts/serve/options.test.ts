/** @jest-environment node */
import { explainListenError, readSettings } from './options';
import { startServer } from './server';

test('takes port 3000 at the root when nothing is set', () => {
  expect(readSettings({})).toEqual({ port: 3000, basePath: '', host: undefined });
  expect(readSettings({ PORT: '', HOST: ' ' }).port).toBe(3000);
});

test('takes what is set', () => {
  const set = { PORT: '8080', HOST: '0.0.0.0', NEXT_PUBLIC_BASE_PATH: '/shop' };
  expect(readSettings(set)).toEqual({ port: 8080, basePath: '/shop', host: '0.0.0.0' });
});

test.each(['abc', '-1', '65536', '30 00', '3000.5'])('says how PORT=%s would be right', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT is '${PORT}'. Use a whole number`);
});

test.each(['shop', '/shop/', '/'])('says how the base path %s would be right', (base) => {
  expect(() => readSettings({ NEXT_PUBLIC_BASE_PATH: base })).toThrow("'/shop'");
});

test('says plainly that a port is taken', async () => {
  const options = { root: 'out', mailbox: '.mailbox' };
  const first = await startServer({ ...options, port: 0 });
  const port = Number(new URL(first.url).port);
  const error: unknown = await startServer({ ...options, port }).catch((reason: unknown) => reason);
  await first.close();
  expect(explainListenError(error, port)).toBe(
    `Port ${port} is taken by another program. End that one, or use another port: PORT=3001 npm start`,
  );
});

import { checkFolder, loadSettings } from './settings';

jest.mock('@next/env', () => ({ __esModule: true, default: { loadEnvConfig: jest.fn() } }));

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  [false, ''],
  [true, 'https://www.shop.example'],
])('has its own mode, and the site’s address in a public build alone: %s', (isPublic, address) => {
  const site = 'https://www.shop.example';
  Object.assign(process.env, { NODE_ENV: 'development', NEXT_PUBLIC_SITE_URL: site });
  loadSettings('production', isPublic);
  expect(process.env).toMatchObject({ NODE_ENV: 'production', NEXT_PUBLIC_SITE_URL: address });
});

test('a folder that the build’s tools cannot read is named', () => {
  expect(() => checkFolder('/home/shop #2/site')).toThrow('/home/shop #2/site');
  expect(() => checkFolder('/home/It’s 100 % [mine]')).not.toThrow();
});

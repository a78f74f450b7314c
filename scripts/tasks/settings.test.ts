import { loadSettings } from './settings';

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

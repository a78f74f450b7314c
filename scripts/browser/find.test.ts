import { chromium } from '@playwright/test';
import { findChromium } from './find';
import { packagedChromium } from './package';

jest.mock('./fonts');
jest.mock('./package');

const launch = jest.spyOn(chromium, 'launch');
const say = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  process.env.CHROMIUM_PATH = '/mine';
  delete process.env.STARTED_CHROMIUM;
  jest.mocked(packagedChromium).mockReturnValue('/packaged');
});

let hasFonts = true;

function startOnly(...paths: readonly string[]): void {
  launch.mockImplementation(async ({ executablePath = '' } = {}) => {
    if (!paths.includes(executablePath))
      throw new Error(`closed\nlogs:\n  - [pid=7][err] ${executablePath}: no libnspr4.so`);
    // Only the methods used here.
    return {
      newPage: async () => ({ evaluate: async () => hasFonts }),
      close: async () => {},
    } as never;
  });
}

test('prefers CHROMIUM_PATH, and keeps the result for child processes', async () => {
  startOnly('/mine', '/packaged');
  expect(await findChromium()).toEqual({ path: '/mine', hasFonts });
  process.env.CHROMIUM_PATH = '/other';
  expect(await findChromium()).toEqual({ path: '/mine', hasFonts });
  expect(launch).toHaveBeenCalledTimes(1);
});

test('reports why a browser does not start, and takes the next', async () => {
  startOnly('/packaged');
  expect((await findChromium()).path).toBe('/packaged');
  expect(say).toHaveBeenCalledWith('CHROMIUM_PATH does not start: /mine: no libnspr4.so');
});

test('says that layout is not checked where the browser has other fonts', async () => {
  startOnly('/mine');
  hasFonts = false;
  expect(await findChromium()).toEqual({ path: '/mine', hasFonts });
  expect(say).toHaveBeenCalledWith(expect.stringMatching(/^Left out: .* CHROMIUM_PATH has/));
});

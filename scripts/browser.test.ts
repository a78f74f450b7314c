import { findChromium } from './browser';

test('prefers CHROMIUM_PATH, and reports an invalid one', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
  expect(() => findChromium('/mine')).toThrow("CHROMIUM_PATH is '/mine', where there is no file");
});

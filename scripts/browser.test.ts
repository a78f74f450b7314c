import { findChromium } from './browser';

test('takes CHROMIUM_PATH before anything else, and says when it is wrong', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
  expect(() => findChromium('/mine')).toThrow("CHROMIUM_PATH is '/mine', where there is no file");
});

import { cropOf } from './preview';

test('crops the upper part of a tall picture with its focal point at the top', () => {
  const part = { left: 0, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 1200, height: 5000 }, { x: 50, y: 0 })).toEqual(part);
});

test('keeps the focal point and the proportions of a wide picture', () => {
  const part = { left: 1200, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 2400, height: 630 }, { x: 100, y: 50 })).toEqual(part);
});

import { cropOf } from './draw';

test('takes the upper part of a tall picture whose focus is its top', () => {
  const part = { left: 0, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 1200, height: 5000 }, { x: 50, y: 0 })).toEqual(part);
});

test('keeps the focus of a wide picture, and its proportions', () => {
  const part = { left: 1200, top: 0, width: 1200, height: 630 };
  expect(cropOf({ width: 2400, height: 630 }, { x: 100, y: 50 })).toEqual(part);
});

import { pictureWidths } from './encoding';

test.each([
  ['ends with the own width of a picture', 1350, [160, 384, 640, 832, 1080, 1350]],
  ['never enlarges a small picture', 150, [150]],
  ['leaves out a width that is nearly the own one', 856, [160, 384, 640, 856]],
  ['stops at its top for a large photograph', 6000, [160, 384, 640, 832, 1080, 1580]],
])('%s', (_, own, widths) => expect(pictureWidths(own)).toEqual(widths));

test.each([
  [
    'goes on to 2160 px for a picture that fills the screen',
    6000,
    [160, 384, 640, 832, 1080, 1580, 2160],
  ],
  ['does not enlarge that one either', 1700, [160, 384, 640, 832, 1080, 1700]],
])('%s', (_, own, widths) => expect(pictureWidths(own, true)).toEqual(widths));

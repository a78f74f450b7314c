import { constant, day, evening } from '@/tailwind.config';

type Rgb = readonly [number, number, number];

/** A colour '#rrggbb' or '#rrggbbaa', composited on a background. */
function onGround(colour: string, ground: Rgb = [0, 0, 0]): Rgb {
  const channels = [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16));
  const share = (channels[3] ?? 255) / 255;
  const mix = (index: 0 | 1 | 2) => (channels[index] ?? 0) * share + ground[index] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colour: string, ground: string): number {
  const below = onGround(ground);
  const [low = 0, high = 0] = [luminance(onGround(colour, below)), luminance(below)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['by day', day],
  ['in the evening', evening],
])('things stand out from their ground %s (WCAG 1.4.11)', (_, theme) => {
  const grounds = [theme.background, theme.surface];
  const dark = [theme.deep, theme.footer, constant.scrim];

  test.each(grounds)('edges of fields and buttons, focus and icons on %s', (ground) => {
    expect(contrast(constant.edge, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.brand, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.muted, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(dark)('the same on the dark ground %s', (ground) => {
    expect(contrast(constant['dust-edge'], ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(constant['brass-light'], ground)).toBeGreaterThanOrEqual(3);
  });

  // If two tones have a contrast of 9, one of them has 3 to any colour beside them.
  test('the focus ring in a picture has enough contrast on any colour', () => {
    expect(contrast(theme.text, theme.background)).toBeGreaterThanOrEqual(9);
  });
});

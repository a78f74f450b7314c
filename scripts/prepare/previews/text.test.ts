import { windowOf } from './draw';
import { balance, pathOf, widthOf } from './text';

describe('balance', () => {
  const width = (text: string) => text.length * 10;

  it('leaves a short heading in one line', () => {
    expect(balance('Wave Curtains', 940, width)).toEqual(['Wave Curtains']);
  });

  it('makes lines of about one length, and no more of them than needed', () => {
    expect(balance('aaaa bbbb cccc dddd', 150, width)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('keeps a word that is wider than the line', () => {
    expect(balance('extraordinarily wide', 80, width)).toEqual(['extraordinarily', 'wide']);
  });
});

describe('letters', () => {
  it('are drawn as paths of the display face', () => {
    expect(widthOf('Wave', 100)).toBeGreaterThan(widthOf('Wave', 50));
    expect(pathOf('W', 0, 0, 100)).toMatch(/^M[\d.-]/);
  });
});

describe('windowOf', () => {
  it('takes the upper part of a tall picture whose focus is its top', () => {
    expect(windowOf({ width: 1200, height: 5000 }, [50, 0])).toEqual({
      left: 0,
      top: 0,
      width: 1200,
      height: 630,
    });
  });

  it('keeps the focus of a wide one, and its proportions', () => {
    expect(windowOf({ width: 2400, height: 630 }, [100, 50])).toEqual({
      left: 1200,
      top: 0,
      width: 1200,
      height: 630,
    });
  });
});
